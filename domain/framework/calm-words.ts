/** Which of a person's sentences a gentle report repeats (CARE-3): none with a number, exercise, weight or an achievement. */

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen|once|twice|double|half|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|\p{L}{2,}mal)\b/iu
const EXERCISE =
  /\b(?:work(?:ing|s|ed)?[ -]?outs?|exercis\p{L}*|train(?:ing|s|ed)?|gym|runs?|running|jog\p{L}*|swim\p{L}*|cycl\p{L}*|bik(?:e|es|ing)|walk\p{L}*|hik\p{L}*|climb\p{L}*|rowing|lift(?:s|ing)?|yoga|pilates|sports?|marathon|race|races|kilomet\p{L}*|miles?|push-?ups?|steps a day|fit|fitter|fitness|stronger|faster|muscles?|laufen|joggen|schwimm\p{L}*|trainier\p{L}*|spazier\p{L}*|turnen)\b/iu
const WEIGHT =
  /\b(?:weight|weigh\p{L}*|kilos?|kg|pounds?|lbs?|diet\p{L}*|calor\p{L}*|slim\p{L}*|thin(?:ner)?|lean(?:er)?|belly|abnehm\p{L}*|abgenommen|Gewicht|Diät)\b/iu
const ACHIEVEMENT =
  /\b(?:lose|losing|finish\p{L}*|achiev\p{L}*|complet\p{L}*|win|wins|winning|beat|reach(?:ed)? (?:my|a|an|the)|goals?|targets?|records?|promot\p{L}*|succe\p{L}*|perfect\p{L}*|master\p{L}*|productiv\p{L}*|launch\p{L}*|earn\p{L}*|exams?|pass|passed|publish\p{L}*|deliver\p{L}*|submit\p{L}*|catch(?:ing)? up|caught up|bounce back|improv\p{L}*|routines?|discipline\p{L}*|schaff(?:e|en|t)|erreich\p{L}*|fertig|abschließ\p{L}*|bestanden|bestehe\p{L}*)\b/iu
const REST =
  /\b(?:rest(?:s|ed|ing|ful)?|sleep\p{L}*|asleep|naps?|lie|lying|sit|sits|sitting|quiet\p{L}*|silen\p{L}*|calm\p{L}*|slow\p{L}*|breath\p{L}*|pauses?|peace\p{L}*|do(?:ing)? nothing|unhurried|relax\p{L}*|bed|tired|schlaf\p{L}*|schlafe|durchschlaf\p{L}*|ruh\p{L}*|ausruh\p{L}*|sitze\p{L}*|still|pause\p{L}*)\b/iu

export const hasNumber = (quote: string): boolean => NUMBER.test(quote)

/** Whether a sentence is without number, exercise, weight and achievement. It is not screened: the page loads this too. */
export const isEffortless = (quote: string): boolean =>
  ![NUMBER, EXERCISE, WEIGHT, ACHIEVEMENT].some((pattern) => pattern.test(quote))

export const namesRest = (quote: string): boolean => REST.test(quote)
