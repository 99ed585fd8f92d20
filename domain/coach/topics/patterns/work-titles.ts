/** Titles about a product or a business that is to open. What follows the noun keeps out "Start a business course". */
export const LAUNCH = new RegExp(
  [
    String.raw`^(?:(?:i want to|finally) )*(?:launch|release|ship|publish) (?:(?:the |my )?(?:first version|version one|v1|beta) of )?(?:(?:an?|my|our|the) )?(?:[\p{L}-]+ ){0,3}?(?:business|company|start-?up|store|shop|app|product|brand|agency|beta|mvp|saas|online course)(?=$|[,.:;!(]| (?:by|before|in|on|for|with|this|next|of|to|and|that|until)\b)`,
    String.raw`^(?:(?:i want to|finally) )*(?:start|found|set up|build) (?:an?|my|our)(?: own)? (?:[\p{L}-]+ ){0,2}?(?:business|company|start-?up|agency|side hustle|(?:online|etsy|web) (?:shop|store))(?=$|[,.:;!(]| (?:by|before|in|for|with|this|next|of|and|that|until)\b)`,
    String.raw`^(?:(?:i want to|finally) )*open (?:an?|my|our)(?: own)? (?:[\p{L}-]+ ){0,2}?(?:business|store|shop|agency|café|cafe|bakery|restaurant|salon|studio|practice|food (?:truck|stall|cart)|gym|clinic|barber ?shop|bookstore|daycare)(?=$|[,.:;!(]| (?:by|before|in|for|with|this|next|of|and|that|until)\b)`,
    String.raw`^(?:(?:i want to|finally) )*(?:write|finish|draft|complete) (?:an?|my|our|the) business plan\b|\bBusinessplan (?:schreiben|fertigstellen)\b`,
    String.raw`^(?:become|be|go) (?:self-employed|freelance|a freelancer)\b|\bselbst(?:st)?ändig machen\b`,
    String.raw`\b(?:Firma|Unternehmen|Start-?up|Geschäft|Agentur) gründen\b|(?:Laden|Shop|Geschäft|Café|Praxis|Studio|Restaurant) eröffnen\b`,
  ].join('|'),
  'iu',
)

/** Titles about one's own promotion, raise or review, not about a book that is promoted or a review that one writes. */
export const PROMOTION = new RegExp(
  [
    String.raw`^(?!.*\b(?:league|division|liga|club)\b).*\b(?:get|getting|be|become|being) promoted\b`,
    String.raw`\b(?:get|earn|win|land|deserve|ask (?:\p{L}+ ){0,3}?for|go for|negotiate|request) (?:an?|my|the|that|this) (?:[\p{L}-]+ ){0,2}?(?:promotion|raise|pay rise|salary increase)\b(?! (?:of|for (?!me\b|my (?:work|job)\b)))`,
    String.raw`\bmy (?:[\p{L}-]+ ){0,3}?(?:(?:performance|annual|yearly|year-end|mid-year|salary) review|self-(?:review|assessment)|appraisal)\b`,
    String.raw`^become (?:an? |the )?(?!(?:better|good|great|calmer|kinder|fairer|more)\b)(?:[\p{L}-]+ )?(?:team lead(?:er)?|manager|supervisor|head nurse|shift lead(?:er)?)(?=$|[,.:;!(]| (?:by|before|in|at|for|of|this|next)\b)`,
    String.raw`\b(?:befördert werden|Beförderung|Gehaltserhöhung|Gehaltsgespräch|Gehaltsverhandlung|Jahresgespräch|(?:mein|das|nächste)\p{L}* Mitarbeitergespräch)\b`,
  ].join('|'),
  'iu',
)

/** Titles about unpaid help, not about an answer that one volunteers, the volunteers that one manages, or a post that one leaves. */
export const VOLUNTEER = new RegExp(
  [
    String.raw`^(?:i want to )?(?:start |do )?volunteer(?:ing)?(?: work)?(?! (?:answers?|ideas?|to (?:speak|talk|answer|present)|(?:for|in) (?:\p{L}+ )*(?:shift|overtime|meetings?|class|presentations?|projects? at work)\b|coordination|management))(?=$|[,.:;!(]| (?:at|as|for|with|once|twice|every|each|on|in|a|one|two|three|\d+|more|again|regularly|weekly|monthly|by)\b)`,
    String.raw`\b(?:work|help(?: out)?|serve) as a volunteer\b`,
    String.raw`^(?:help(?: out)?|serve) at (?:the|a|our|my) (?:\p{L}+ ){0,2}?(?:soup kitchen|food (?:bank|pantry)|animal shelter|homeless shelter|hospice)\b`,
    String.raw`^(?!.*\b(?:aufgeben|abgeben|beenden|weniger)\b).*\b(?:Ehrenamt|ehrenamtlich\p{L}*)\b`,
  ].join('|'),
  'iu',
)

/** Titles about working without interruptions. */
export const FOCUS =
  /\b(?:deep work|focus(?:ed)? (?:time|work|blocks?|sessions?|(?:for )?\d+ (?:minutes|hours?))|(?:work|write|study|concentrate|focus) (?:\S+ ){0,3}?without (?:any )?(?:distractions?|interruptions?|my phone)|distraction-free|pomodoros?|konzentriert arbeiten|Fokuszeit)\b/iu

/** Titles about clearing or answering mail. */
export const INBOX =
  /^(?!.*\b(?:learn|write an? |marketing|campaign|(?:my|our|an?) newsletter|list|love letters?|send)\b).*\b(?:inbox|e-?mail backlog|unsubscribe from (?:\S+ )?(?:newsletters|mailing lists|e-?mails)|(?:answer|reply to|process|clear|sort|tidy|stay on top of|keep up with) (?:\S+ ){0,2}?e-?mails?|Postfach|E-?Mails? (?:beantworten|abarbeiten|aufräumen))\b/iu

/** Titles about leading, hearing and teaching colleagues; not about a sports team, nor feedback on one's own work. */
export const TEAM = new RegExp(
  [
    String.raw`^(?:be|become|grow into) (?:(?:an?|my) )?(?:better|good|great|stronger|kinder) (?:manager|leader|boss|mentor|team lead(?:er)?)(?=$|[,.]| (?:to|for|at|by|this)\b)`,
    String.raw`^(?:give|offer) (?:(?:more|better|honest|regular|weekly|useful|clear|positive|my team|my colleagues|my people|the team) )*feedback\b(?!.*\b(?:novel|book|draft|restaurant)\b)`,
    String.raw`^(?:hold|have|do|run|keep) (?:(?:weekly|regular|monthly|better|more|good) )*(?:1:1s?|1-on-1s?|one[- ]on[- ]ones?)(?![\p{L}\p{N}])`,
    String.raw`^(?:weekly|regular|monthly) (?:1:1s?|1-on-1s?|one[- ]on[- ]ones?)(?![\p{L}\p{N}])`,
    String.raw`^mentor (?:(?:an?|my|one|two|three|the|younger|junior|new) )*(?:colleagues?|developers?|engineers?|employees?|people|person|trainees?|interns?|team members?|somebody|someone|students?|nurses?|teachers?)\b`,
    String.raw`^(?:praise|thank|listen to|support|develop|check in with|spend more time with) (?:my|our|the) (?:team|colleagues|people at work|employees|staff|direct reports)(?!\p{L})`,
    String.raw`\b(?:bessere (?:Führungskraft|Chefin)|besserer Chef|Mitarbeitergespräche)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Titles about leaving distractions alone. */
export const NO_DISTRACTION =
  /\bprocrastinat(?:e|ing|ion)\b|\b(?:getting|being) (?:so )?distracted\b|\bmulti-?tasking\b|\b(?:Prokrastin\p{L}+|Aufschieben|aufschieben|Aufschieberitis)\b/iu

/** Titles about ending work on time. */
export const LAPTOP =
  /^(?!.*\bbuy it\b|(?:an? )?(?:buy|get|pick|choose|fix|repair|sell|clean|replace|order|set up)\b).*\b(?:laptop|log off|shut down the computer|leave (?:work|the office)|Feierabend)\b/iu

/** Titles about handing over decisions. */
export const HAND_OVER =
  /\b(?:delegate|delegieren|hand over(?! (?:the|my) keys)|let (?:others|other people|my team|the team) decide)\b/iu

/** Titles about getting to know people of one's field; not about cables or models. */
export const NETWORK =
  /^(?!.*\b(?:neural|home|wi-?fi|computer|tv|engineer|security|video|games?|stop|less)\b)(?:(?:i want to|finally|start) )*(?:network(?:ing)? (?:more|with|at|every|once|twice|regularly)|(?:grow|build|expand|strengthen|develop|maintain) (?:(?:my|a|an) )(?:(?:professional|strong|good|own|bigger) )*network|(?:go to|attend|visit) (?:(?:an?|one|two|\d+|more|local|industry) )*(?:networking events?|meet-?ups?|industry events?|conferences?)|(?:meet|talk to|reach out to|write to|contact|connect with) (?:(?:an?|one|two|three|\d+|new|more|other|interesting) )*(?:people|person|professionals?|designers?|founders?|engineers?|developers?|researchers?|writers?) (?:in|of|from) my (?:field|industry|profession|line of work))(?=$|[,.:]| )|\b(?:Netzwerk aufbauen|netzwerken|Kontakte knüpfen)\b/iu
