import { memoize } from './memoize.ts'

/** Finds addresses of the web and of people in plain text (WITNESS-7, TEXT-18, COACH-12). */

/** Endings of names on the web that end no other word. */
const ENDINGS =
  'ac ai app au biz blog br ca cc ch chat click club cn cz de dev dk edu email es eu fi fr gg gl gov gr hu ie il info int io ir jp kr link ly mobi nl nz online page pl pro pt ru sh shop site sk store tk top tv tw ua uk ws xyz za'
    .split(' ')
    .join('|')

/**
 * A name that ends in one of them. Small letters only, since `done.De` is a sentence without its blank; no English word that starts a
 * sentence is an ending, for the same reason.
 */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,62}(?:\\.[\\p{L}\\p{N}_-]{1,63}){0,4}\\.(?:${ENDINGS}|co|net)(?![\\p{L}\\p{N}])`,
  'u',
)
const FREQUENT = /[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}\.(?:com|org)(?![\p{L}\p{N}])/iu
/** The same in capitals. `ASP.NET` is none. */
const SHOUTED =
  /(?<![\p{L}\p{N}])[A-Z0-9-]{2,63}\.(?:AI|APP|BIZ|DEV|DE|EU|INFO|IO|LINK|LY|SHOP|SITE|UK|XYZ)(?![\p{L}\p{N}])/u
/** A name of any ending with a path: `youtu.be/xyz`, but not `Node.js/React` and not `St.John/Paul`. */
const PATH = /[\p{L}\p{N}_-]{1,63}\.(?!(?:c|css|html|js|json|md|py|rs|ts)\/)\p{Ll}{2,24}\/[\p{L}\p{N}~@#?]/u
const OTHER = /https?:|www\.|\byoutu\.be\b|\S@[^\s@]{1,100}\.\S|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/iu

/** Texts whose address is kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

/** The first address in a text, as far as it is needed to name it; undefined without one. */
export const findAddress = memoize(
  (text: string): string | undefined =>
    [OTHER, FREQUENT, NAME, SHOUTED, PATH].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0],
  KNOWN_MAX,
)
