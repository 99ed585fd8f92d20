/**
 * A pattern for any of some words or phrases, as whole words and without case. `list` has them with `|` between them, over several lines;
 * each is a part of a regular expression.
 */
export const matchAnyOf = (list: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
