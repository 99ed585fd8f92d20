import { CHILD, RELATIVE_OR_PARTNER } from '#domain/coach/words/relatives.ts'

/** Shares and coins that are traded, bets in a manner of speaking, a habit with texts of its own, and somebody else who gambles. */
const NOT_GAMBLING = String.raw`stocks?|shares|crypto\p{L}*|bitcoins?|forex|trading|traders?|(?:gym|booking|writing|focus|delivery|training) slots?|drink(?:ing)?|alcohol|booze|smok(?:e|ing)|cigarettes?|vap(?:e|ing)|weed|porn|(?:win|won|winning|earn) (?:it |them )?back|(?:on|against) (?:myself|me)|(?:my|our) (?:health|life|future)|time slots?|meetings?|appointments?|^help|bingo wings|poker face|(?:^|from )scratch(?! ?(?:cards?|offs?|tickets?|ies))|(?:my|our) (?:\p{L}+ )?(?:${CHILD}|${RELATIVE_OR_PARTNER}|friend|teenager)(?:[’']?s)? (?:\p{L}+ ){0,3}?(?:gambl\p{L}*|bet|bets|betting)`

const IN_ENGLISH =
  'gambl(?:e|es|ed|ing|ers?)|bet|bets|betting|bookies?|bookmakers?|casinos?|slots|slot machines?|fruit machines?|fruities|pokies|roulette|blackjack|baccarat|poker|bingo|scratch[- ]?(?:cards?|offs?|tickets?|ies)|scratchies|lottery|lotto|euromillions|powerball|mega millions|accas?|accumulators?|parlays?|fantasy football for money|fan ?duel|draft ?kings|bet ?365|sporty ?bet|bet ?9ja|sky ?bet|paddy power|ladbrokes|prize ?picks|dream11|rummy|teen patti|satta|money on (?:the |a )?(?:horses?|dogs?|greyhounds|football|soccer|cricket|match(?:es)?|games?|races?|sports?)'

const IN_GERMAN =
  'wetten?|sportwetten?|wetteinsätze|wettb(?:ü|ue)ros?|wett-?apps?|gl(?:ü|ue)cksspiele?n?|spielsucht|spielhallen?|spielotheke?n?|spielautomaten?|automaten (?:spielen|zocken)|rubbellose?n?|tippscheine?|zocken|zockerei|lottoscheine?|um geld spielen'

const IN_SPANISH =
  'apostar|apuestas?|ludopat(?:í|i)a|tragaperras|tragamonedas|loter(?:í|i)as?|quinielas?|juegos? de azar|rascas|rasca y gana|casas? de apuestas'

const IN_FRENCH =
  "(?:les|mes|des|aux|sans|applis? de|application de) paris|paris (?:sportifs?|en ligne|hippiques?)|parier|parie|jeux? d[’']argent|jeux? de hasard|jeux? (?:à|a) gratter|grattage|tickets? (?:à|a) gratter|machines? (?:à|a) sous|pmu|loto"

/** What is played for hours, and not for money. */
const GERMAN_GAMES = String.raw`(?:stunden?|std|abends|pro (?:tag|woche)|am (?:pc|handy|rechner|computer)|konsole|ps ?[45]|playstation|xbox|switch|fortnite|fifa|lol|minecraft|weniger|werktags|nach \d+(?: uhr)?).*\bzocken|\bzocken.*\b(?:stunden?|std|pro (?:tag|woche)|am (?:pc|handy|rechner|computer)|konsole|playstation|xbox|switch|nach \d+)`

/**
 * Titles about bets, casinos, slot machines, tickets of a lottery and the like, to leave them or to spend less on them. Not about video
 * games without money, nor about trading.
 */
export const GAMBLE = new RegExp(
  String.raw`^(?!.*(?:^|\b)(?:${NOT_GAMBLING}|${GERMAN_GAMES})(?!\p{L})).*(?<!\p{L})(?:${IN_ENGLISH}|${IN_GERMAN}|${IN_SPANISH}|${IN_FRENCH})(?!\p{L})`,
  'iu',
)
