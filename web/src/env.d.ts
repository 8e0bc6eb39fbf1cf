/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const icons: Record<import("./lib/icon-names").IconName, string>;
  export default icons;
}

declare module "virtual:packs" {
  const packs: Record<
    string,
    { corners: "double" | "single" | "plate"; back: "blue" | "red"; colours: Record<string, string> }
  >;
  export default packs;
}
