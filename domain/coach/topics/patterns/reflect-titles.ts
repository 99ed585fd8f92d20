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

const PLACE =
  "(?:church|mass|chapel|(?:the )?(?:mosque|masjid|synagogue|shul|temple|gurdwara|mandir)|jum[’']?u?[’']?ah|friday prayers?|(?:sunday |church |shabbat |weekly |worship )?services?|worship|vespers|dharma talks?|quaker meeting|meeting for worship|puja|kirtan|satsang)"

/** Titles about going to services and other gatherings of a faith; not about looking for a place, leading, serving or working there. */
export const WORSHIP = new RegExp(
  [
    String.raw`^(?!.*\b(?:choir|band|music|renovat\p{L}*|paint|clean|build|teach|lead|ministry|youth|fundrais\p{L}*|wedding|funeral|leave|stop|quit|less|muscle|customer|civil|military|national|community service|dogs?|kids?|children|softball|job|work at|find|website|transit)\b)`,
    '.*(?:',
    String.raw`\b(?:go|going|get|getting|come|return|make it|be|drive|walk)(?: \p{L}+){0,2}? (?:to|at|in) (?:\p{L}+ )?${PLACE}(?!\p{L})`,
    String.raw`|\battend (?:\p{L}+ ){0,2}?${PLACE}(?!\p{L})`,
    String.raw`|^(?:weekly |sunday |regular |friday |daily )*(?:church|mass|dharma talks?|jum[’']?u?[’']?ah|friday prayers?|worship|sunday services?)(?=$|[,.:]| (?:every|each|again|on|weekly|once|twice|with|at|more|attendance)\b)`,
    String.raw`|^join (?:an?|my|our|the) (?:\p{L}+ )?(?:church(?=$| )|parish|congregation|sangha|small group(?= (?:at|in|from) )|(?:house|home|cell|life) group|church group|faith group)`,
    String.raw`|\b(?:zur Kirche|in die Kirche|zum Gottesdienst|in die Moschee|in die Messe) gehen\b`,
    ')',
  ].join(''),
  'iu',
)
