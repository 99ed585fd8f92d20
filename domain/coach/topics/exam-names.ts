/** Exams by the names by which people call them, in lower case, as alternatives of a pattern of whole words. */
export const EXAM_NAMES =
  'cfa|cpa|dalf|dele|delf|gmat|gre|hsk|ielts|jlpt|lsat|mcat|nclex|pmp|telc|toefl|toeic|upsc|usmle'
