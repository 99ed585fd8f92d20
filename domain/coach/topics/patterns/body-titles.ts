/**
 * Titles of people who cannot swim yet, or who are afraid of water. They get no text that sends them into it; not the lessons of a child.
 */
export const SWIM_START = new RegExp(
  [
    String.raw`^(?:finally )?learn(?:ing)? (?:how )?to swim(?=$|[,.:]| (?:without fear|as an adult|by|this|before|at (?:last|\d+)|again|safely)\b)`,
    String.raw`^(?!.*\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|dog|teach|coach|give)\b)(?:take|start|book|go to|sign up for|join) (?:(?:an?|my|some|adult|beginners?['’]?|first) )*swim(?:ming)? (?:lessons?|class(?:es)?|course)(?!\p{L})`,
    String.raw`^(?:overcome|lose|beat|conquer|get over) (?:(?:my|the) )?fear of (?:(?:deep|the) )?(?:water|swimming)(?!\p{L})`,
    `^(?:endlich )?schwimmen lernen$`,
  ].join('|'),
  'iu',
)

/** A title that names lessons or a fear is of somebody who cannot swim yet. */
export const SWIM =
  /^(?!.*\b(?:lessons?|class(?:es)?|course|fear|afraid|learn(?:ed)?|lernen|able to swim|holding on|dolphins|sharks)\b).*\b(?:swim(?:ming)?(?! pool)|schwimmen)\b/iu

const HOW_OFTEN = String.raw`(?=$|[,.:]| (?:every|each|daily|more|again|regularly|once|twice|three|\d+|before|after|during|at (?:work|my desk|lunch|night)|in (?:the )?(?:mornings?|evenings?|bed)|for (?:an?|half|\d+|five|ten|fifteen|twenty)|my (?:back|neck|legs|hips|shoulders|hamstrings))\b)`

/** Titles about stretching and posture; not about stretching a budget, a mind or a canvas. */
export const STRETCH = new RegExp(
  [
    `^(?:(?:do|start|begin|practi[cs]e|daily|morning|evening|my|some|five|ten|fifteen|twenty|\\d+|minutes|min|of|gentle) )*stretch(?:ing|es)?(?: exercises| routine)?${HOW_OFTEN}(?!.*\\b(?:goals?|budget|dog|horse)\\b)`,
    String.raw`^(?:improve|fix|correct|work on|mind|watch) my posture(?=$|[,.]| (?:at|by|and|while|this|every)\b)|^(?:better|good) posture(?=$| (?:at|every)\b)|^sit(?:ting)? (?:up )?straight(?:er)?(?!\p{L})|^(?:improve|work on) my flexibility(?=$|[,.]| (?:by|this|every)\b)|\btouch my toes\b`,
    String.raw`^(?:(?:mich|jeden|Tag|täglich|regelmäßig|morgens|abends|Morgen|Abend|nach dem Training) )*dehnen$|\bDehnübungen\b`,
  ].join('|'),
  'iu',
)

/** Titles about a knee, a hip, a foot, a back or a shoulder that recovers. */
export const JOINT =
  /^(?!.*\b(?:pillow|breakup|ex|break up)\b).*\b(?:(?:lower |upper |bad |sore )?back (?:pain|problems?|injury|surgery|rehab|exercises)|(?:fix|heal|strengthen|rehab|rehabilitate|mend|rebuild|recover) my (?:\p{L}+ )?(?:back|shoulders?|neck|wrists?|elbows?|arm)|(?:movement|motion|strength|use|mobility) (?:in|of|back in) my (?:\p{L}+ )?(?:shoulder|neck|wrist|elbow|arm|back)|frozen shoulder|rotator cuff|(?:slipped|herniated) disc|(?:shoulder|neck|wrist|elbow|arm|back) (?:surgery|operation|replacement|physio\p{L}*|rehab|injury)|without (?:(?:a|my|the) )?(?:stick|cane|crutch(?:es)?|walker)|knees?|hips?|ankles?|ACL|meniscus|(?:knee|hip|foot|leg) (?:surgery|operation|replacement)|Krücken|Hüfte|(?:Geh)?stock|(?:Knie|Hüft)-?OP)\b/iu
