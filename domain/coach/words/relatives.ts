/**
 * English words for people of a life, as alternations of a regular expression. Lists that have more words, such as those of other
 * languages, add them where they are used.
 */

export const PARENT = 'mum|mom|mam|mummy|mommy|mother|dad|daddy|father'
const GRANDPARENT = 'gran|granny|grandma|grandmother|nan|nana|grandad|granddad|grandpa|grandfather'
/** Words for more than one relative, which need a verb in the plural. */
export const SEVERAL_RELATIVES = 'parents|grandparents|brothers|sisters|sons|daughters|cousins|aunts|uncles'
/** A relative or a close friend, not the partner. */
export const RELATIVE = `${PARENT}|${GRANDPARENT}|${SEVERAL_RELATIVES}|brother|sister|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|best friend`
/** Without “partner” and “spouse”, which say no more than “your partner” does. */
export const NAMED_PARTNER = 'wife|husband|girlfriend|boyfriend|fiancée?'
export const ANY_PARTNER = `${NAMED_PARTNER}|partner|spouse`
/** One child or grandchild. */
export const ONE_CHILD = 'son|daughter|stepson|stepdaughter|grandson|granddaughter'
export const RELATIVE_OR_PARTNER = `${RELATIVE}|${ANY_PARTNER}`
/** Children with whom one talks and plays, of any age and number. */
export const TALKING_CHILD = 'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?|teen(?:ager)?s?|twins'
export const CHILD = `${TALKING_CHILD}|baby`
