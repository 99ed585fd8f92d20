/** Titles about saving money and spending less of it; not about saving time or electricity. */
export const SAVINGS =
  /^(?!.*\b(?:Strom|Zeit|Wasser|Energie|Gas|Papier) sparen\b|.*\b(?:my time|work out)\b).*\b(?:save|savings?|(?:emergency|college|retirement|education|university) fund|rainy day|put (?:money )?aside|set aside|spend less|spending|no[- ]spend|budget|sparen|Notgroschen|nest egg|down payment|overspend(?:ing)?|wast(?:e|ing) money|impulse (?:buy(?:s|ing)?|purchases?|shopping))\b/iu

/** Titles about putting a sum aside again and again. */
export const PUT_ASIDE =
  /^(?:track|log|record) (?:(?:all|every|each|my|our|daily) )*(?:expenses?|spending|costs)(?=$| (?:every|each|daily|for|in|on|by)\b)|^invest (?:[$€£]\d+|\d+ ?(?:%|[$€£]|percent|euros?|dollars?|pounds?)?)(?: (?:a|per|each|every) (?:week|month|payday)|$)|^(?:save|put|set)(?: aside)? (?:\S+ ){0,2}?(?:[$€£]\d|\d+ ?(?:%|[$€£]|percent|euros?|dollars?|pounds?))(?:.* aside| of (?:my|every|each) (?:salary|pay|income|wages?|pay ?checks?))|^put (?:away|aside) (?:some )?money\b|\b(?:Euro|Geld)\b.*\b(?:zur Seite legen|zurücklegen)\b|^(?:cut|lower|halve) my grocery bill\b/iu

/** Titles about buying less. */
export const BUY_LESS =
  /\b(?:impulse (?:buy(?:s|ing)?|purchases?|shopping)|(?:buying|ordering) (?:things|stuff|so many|too many|so much|clothes|shoes|coffee out)|online shopping|weniger (?:Geld )?(?:ausgeben|kaufen|shoppen))\b/iu

/** Titles about paying off a debt as a practice or a state. */
export const PAY_OFF =
  /\b(?:Schulden|Kredit(?:karte)?|Darlehen) (?:abbezahlen|abzahlen|zurückzahlen|tilgen)\b|\bschuldenfrei\b|\b(?:clear|pay off|get out of) (?:my|the|our) overdraft\b|\b(?:Schulden|\p{L}*kredit) loswerden\b/iu

/** Titles about paying off what one owes. */
export const DEBT =
  /\b(?:credit cards?|debts?|pay (?:off|back|down)|loans?|overdraft|Schulden|Kredit(?:karte)?|Dispo|Darlehen)\b/iu

/** Titles about a tax return, forms and the papers of a household; not about writing a paper, nor about papers to read. */
export const PAPERS =
  /^(?!.*\b(?:write|publish|read|academic|research|term|seminar|software|law firm)\b)(?:(?:finally|do|file|finish|complete|submit|prepare|tackle|get|catch up (?:on|with)|keep up with|stay on top of|sort(?: out| through)?|organi[sz]e|tidy|scan|digiti[sz]e|clear|go through|start) )+(?:(?:my|our|the|all|old|important|household|family|medical|insurance|back|overdue|late|this|last|year[’']?s) )*(?:tax(?:es)?(?: returns?| declaration| forms?)?|paperwork|papers|documents|receipts|filing cabinet|insurance claims?)(?=$|[,.:]| (?:by|before|on|in|this|every|once|for|done|filed|at|and|from|into|without)\b)|^(?:fill (?:in|out)|complete|submit) (?:(?:my|our|the|a|an|all) )*(?:\p{L}+ )?(?:forms?|visa application|passport application|citizenship application)(?!\p{L})|^(?:apply for|renew) (?:(?:my|our|a|an|the) )*(?:\p{L}+ )?(?:visa|passport|citizenship|residence permit|green card)(?!\p{L})|\b(?:Steuererklärung|Steuer|Papierkram|Unterlagen|Papiere) (?:\p{L}+ )?(?:machen|abgeben|sortieren|ordnen|erledigen|fertig\p{L}*)\b|^Steuererklärung\b/iu
