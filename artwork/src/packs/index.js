import { french } from './french.js';

export const PACKS = [french];
