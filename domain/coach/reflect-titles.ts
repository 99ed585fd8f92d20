/** Titles about reading a scripture. */
export const SCRIPTURE =
  /\b(?:psalms?|bible|scripture|gospel|qur[’']?an|surahs?|(?:bhagavad|the) gita|torah|Bibel|Koran|Psalm(?:en)?)\b/iu

/** Titles about a journal, also of gratitude. */
export const JOURNAL =
  /\b(?:journal(?:ing)?|diary|gratitude|grateful|thankful|morning pages|Tagebuch|dankbar|Dankbarkeit\p{L}*)\b/iu

/** Titles about praying alone; not a prayer group. */
export const PRAYER =
  /\b(?:pray(?:er|ers|ing)?|rosary|beten|Gebet)\b(?!.*\b(?:group|meeting|book club|less|with (?:my|the|our) (?:kids|children|son|daughter|family))\b)/iu

/** Titles about sitting in silence, meditating and breathing. */
export const SILENCE =
  /\b(?:silence|quiet|sit (?:still|at|by|in|on)|meditat(?:e|ion|ing)|mindfulness|breathing exercises?|breathwork|meditieren|Stille|Achtsamkeit|breathe)\b/iu
