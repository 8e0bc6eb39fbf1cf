// Where the built pictures go.
const ROOT = new URL('../../', import.meta.url).pathname;

export const SINGLE = `${ROOT}src/trionfi/cards/svg`;
export const SPRITES = `${ROOT}web/public/cards`;
