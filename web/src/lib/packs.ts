/** Three cards for the label of a game in the lobby, as small files of their own: no sprite is loaded. */
const SHOWCASE: Record<string, [string, string, string]> = {
  french: ["french/HK", "french/T21", "french/SQ"],
  sicilian: ["sicilian/DC", "sicilian/T20", "sicilian/B8"],
  ottocento: ["bolognese/S9", "bolognese/T18", "bolognese/M1"],
  tressette: ["italian/D7", "italian/CK", "italian/S6"],
  tapp_tarok: ["tarok/T1", "tarok/HQ", "tarok/T14"],
};

const FOLDER = "../../../src/trionfi/cards/svg";
// One pattern a file, so that only these are carried into the pages.
const files = import.meta.glob<string>(
  [
    "../../../src/trionfi/cards/svg/french/{HK,T21,SQ}.svg",
    "../../../src/trionfi/cards/svg/sicilian/{DC,T20,B8}.svg",
    "../../../src/trionfi/cards/svg/bolognese/{S9,T18,M1}.svg",
    "../../../src/trionfi/cards/svg/italian/{D7,CK,S6}.svg",
    "../../../src/trionfi/cards/svg/tarok/{T1,HQ,T14}.svg",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Addresses of the three pictures; three backs for a game without an entry. */
export const showcase = (game: string): string[] =>
  (SHOWCASE[game] ?? ["", "", ""]).map((card) => files[`${FOLDER}/${card}.svg`] ?? "/cards/back-blue.svg");
