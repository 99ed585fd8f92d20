import { CHILD, wide } from './wide-word.ts'

/** What is not settled by calls, forms and offers, although the title begins like it. */
const NO_MATTER = [
  'better|stronger|fitter|faster|healthier|happier|calmer|richer|closer|more|less|enough|rid|over|along|up|out|into|back (?:in|into|to|on)|in (?:better )?shape|fit|lean|ripped|started|going|organized|things|stuff|serious|creative|ready|used|comfortable|pregnant|married|divorced|drunk|sober|clean|unstuck|moving|outside|sleep|rest|some|time|joy|peace|balance|purpose|happiness|myself|god|meaning|love|girlfriend|boyfriend|husband|wife|friends?|motivation|confidence|voice|courage|to know|to \\d+|to [a-z]+|style|a1c|grades|followers|subscribers|cholesterol|blood|weight|hair|body|team|kids?|sons?|daughters?|to bed|\\d+ (?:hours|steps|minutes)',
].join('|')

const MATTER = `(?:get|find|book|rent|open|adopt|renew|replace|return|hire|schedule|cancel|sue|claim|appeal|refinance|switch|order|register|enroll|sign up|apply|close|trade in|see) (?!(?:an? |my |our |the )?(?:good |new |first |personal )?(?:${NO_MATTER})(?!\\p{L}))\\S+`

/** Titles that no other word names: a pastime, and one matter to be settled. They are tried after all others. */
export const LAST_WORDS = [
  wide(
    'hobby',
    "chess|star ?gaz(?:e|ing)|astronomy|telescope|fish(?:ing)?|bird ?watch(?:ing)?|birding|magic tricks?|juggl(?:e|ing)|puzzles?|sudoku|crosswords?|genealogy|family tree|ancestors|bee ?keeping|bees|learn to sail|sailing|scuba|origami|calligraphy|lego|model trains?|coin collection|stamps|metal detecting|foraging|improv|stand-up|theater play|unicycle|rubik[’']?s cube|whittling|kites?",
    `tank|kill|oil|sell|buy|eat|dish|tacos|piece of the|pieces of my life|${CHILD}|phishing|compliments|job|movie|grilled`,
  ),
  wide(
    'sale',
    '(?:^|i want to |finally )sell (?:my|our|the|an?|\\d+|old) \\S+|^sell \\S+$',
    'online|etsy|ebay|business|company|more|course|out',
  ),
  wide(
    'purchase',
    '(?:^|i want to |finally )buy (?!less|fewer|nothing|no |only|better food|local|organic)\\S+|get (?:an?|my|our) (?:new|used|better|second|electric|bigger|first) (?:\\S+ )?(?:phone|laptop|computer|camera|car|bike|motorcycle|couch|sofa|mattress|bed|tv|fridge|boat|house|home|guitar|piano|telescope)|get a (?:motorcycle|boat|piano|telescope|camper|rv)',
    'every|each|time|groceries|gifts?|presents?|gun|rifle|pistol|weapon|rope|pills|drugs|knife|a drink|a round',
  ),
  wide(
    'errand',
    `(?:^|i want to |finally )${MATTER}|join an? (?:\\S+ ){0,3}(?:choir|chorus|team|club|league|band|orchestra|gym|group)|become an? (?:us |american |british )?citizen|write (?:my|a) will|retire (?:at|by|in|early)|security deposit|insurance to pay|find (?:the|my|our) (?:photo|lost|missing|birth certificate)|make an appointment|get (?:an?|my|the|our) (?:\\S+ ){0,3}(?:passport|appointment|check-?up|license|permit|visa|tattoo|deposit|refund|screening|colonoscopy|mammogram|physical|hearing aids?|braces|will|mortgage|quote|estimate|warranty|car|roof)`,
    `followers|subscribers|every|each|daily|weekly|regularly|habit|always|a day|a week|per week|myself|${CHILD}[’']?s? (?:to|off|into)|promoted|gun|rifle|pistol|weapon|knife|pills|drugs|revenge|even with|back at|abortion`,
  ),
]
