import { HOBBIES } from '#domain/coach/topics/hobbies.ts'
import { CHILD } from '#domain/coach/words/relatives.ts'
import { wide } from './wide-word.ts'

/** What is settled by a search, a form, an appointment or an answer. */
const SETTLED =
  'passports?|toilet|faucet|sink|dishwasher|washer|dryer|heater|fence|gutters?|lease|contractor|water heater|solar|manicure|pedicure|facial|blood(?= |$)|licen[sc]es?|permits?|visas?|citizen(?:ship)?|insurance|accounts?|ira|401k|mortgage|apartments?|flat|house|home(?! (?:by|for|before))|room ?mates?|tenants?|office|studio|car|roof|boiler|furnace|windows|dentist|doctor|therapist|specialist|appointments?|check-?ups?|screening|colonoscopy|mammogram|physical|hearing aids?|braces|glasses|contact lenses|lasik|vaccin\\p{L}*|flu shot|tattoo|piercing|dog|cat|puppy|kitten|horse|pet|nanny|babysitter|day ?care|preschool|school|tutor|teacher|lawyer|accountant|contractor|plumber|electrician|photographer|venue|caterer|band|gym|choir|chorus|team|club|league|orchestra|group|vet|deposit|refund|warranty|estimate|quote|certificate|papers|agent|publisher|solar panels|internet|phone plan|detectors?|softener|door|landlord|taxes|tested|fixed|repaired|replaced|installed|cleaned|approved|resoled|running again|photo of|nursing home|stock|bapti[sz]ed|northern lights|live show|concert|tickets?|teeth'

const SETTLES = `(?:fix|repair|fire|install|walk out of|get out of|put|donate|get|find|book|rent|open|adopt|renew|replace|return|hire|schedule|cancel|sue|claim|appeal|refinance|switch|order|register|enroll|apply(?: for| to)?|join|see|buy(?= (?:an?|my|our|first|some|health|life|pet) ?.*(?:dog|puppy|cat|kitten|horse|stock|shares|insurance))) (?:(?:an?|my|our|the|for|in|into|to|running|broken|leaking|leaky|gel|good|new|better|first|second|joint|own|local|quieter|bigger|smaller|cheaper|wedding|dentist|dental|doctor[’']s|driver[’']s|pilot[’']s|boating|motorcycle|fishing|green|roth|savings|bank|security|smoke|screen|water|health|life|pet|piano|yoga|soccer|baseball|volleyball|running|community|church|\\p{L}+) ){0,4}(?:${SETTLED})`

/** Titles that no other word names: a pastime, and one matter to be settled. They are tried after all others. */
export const LAST_WORDS = [
  wide(
    'hobby',
    HOBBIES.map(({ words }) => words).join('|'),
    `tank|kill|oil|sell|buy|eat|dish|tacos|piece of the|pieces of my life|${CHILD}|phishing|compliments|job|movie|grilled`,
  ),
  wide(
    'sale',
    '(?:^|i want to |finally )sell (?:my|our|the|an?|\\d+|old) \\S+|^sell \\S+$',
    'online|late|shares|stocks|etsy|ebay|business|company|more|course|out',
  ),
  wide(
    'purchase',
    '(?:^|i want to |finally )buy (?!less|fewer|nothing|no |only|better food|local|organic)\\S+|get (?:an?|my|our) (?:new|used|better|second|electric|bigger|first) (?:\\S+ )?(?:phone|laptop|computer|camera|car|bike|motorcycle|couch|sofa|mattress|bed|tv|fridge|boat|house|home|guitar|piano|telescope)|get a (?:motorcycle|boat|piano|telescope|camper|rv)',
    'every|each|time|groceries|gifts?|presents?|tickets?|stocks?|shares|bonds|bitcoin|crypto|insurance|dogs?|pupp(?:y|ies)|cats?|kittens?|horse|business|franchise|gun|rifle|pistol|weapon|rope|pills|drugs|knife|a drink|a round',
  ),
  wide('errand', 'adopt (?:an?|our|my|another) (?:\\S+ )?(?:dog|cat|puppy|kitten|greyhound|horse)'),
  wide(
    'errand',
    `(?:^|i want to |finally )${SETTLES}|retire (?:at|by|in|early)|security deposit|insurance to pay|find (?:the|my|our) (?:photo|lost|missing|birth certificate)|make an appointment|get (?:an?|my|the|our) (?:\\S+ ){0,3}(?:passport|appointment|check-?up|license|permit|visa|tattoo|deposit|refund|screening|colonoscopy|mammogram|physical|hearing aids?|braces|will|mortgage|quote|estimate|warranty|car|roof)`,
    `root for|elected|(?:medical|law|grad|graduate|business|nursing|art) school|diet|diamond|blood pressure|my blood|followers|subscribers|with|without|late|dying|missing|killers?|abuser|goodbye|custody|every|each|daily|weekly|regularly|habit|always|a day|a week|per week|myself|${CHILD}[’']?s? (?:to|off|into)|promoted|gun|rifle|pistol|weapon|knife|pills|drugs|revenge|even with|back at|abortion`,
  ),
]
