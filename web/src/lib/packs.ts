/** Three cards for the label of a pack in the lobby; a game without an entry shows its backs. */
export const SHOWCASE: Record<string, [string, string, string]> = {
  french: ["HK", "T21", "SQ"],
  sicilian: ["DC", "T20", "B8"],
  ottocento: ["S9", "T18", "M1"],
  tressette: ["D7", "CK", "S6"],
  tapp_tarok: ["T1", "HQ", "T14"],
};
