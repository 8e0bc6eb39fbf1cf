import { bolognese } from './bolognese.js';
import { french } from './french.js';
import { italian } from './italian.js';
import { piemontese } from './piemontese.js';
import { sicilian } from './sicilian.js';
import { tarok } from './tarok.js';

export const PACKS = [french, sicilian, bolognese, tarok, piemontese, italian];
