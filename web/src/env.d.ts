/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const icons: Record<import("./lib/icon-names").IconName, string>;
  export default icons;
}
