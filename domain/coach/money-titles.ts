/** Titles about saving money and spending less of it; not about saving time or electricity. */
export const SAVINGS =
  /^(?!.*\b(?:Strom|Zeit|Wasser|Energie|Gas|Papier) sparen\b|.*\b(?:my time|work out)\b).*\b(?:save|savings?|emergency fund|rainy day|put (?:money )?aside|set aside|spend less|spending|no[- ]spend|budget|sparen|Notgroschen|nest egg|down payment|overspend(?:ing)?|wast(?:e|ing) money|impulse (?:buy(?:s|ing)?|purchases?|shopping))\b/iu

/** Titles about putting a sum aside again and again. */
export const PUT_ASIDE =
  /^invest (?:[$€£]\d+|\d+ ?(?:%|[$€£]|percent|euros?|dollars?|pounds?)?)(?: (?:a|per|each|every) (?:week|month|payday)|$)|^(?:save|put|set)(?: aside)? (?:\S+ ){0,2}?(?:[$€£]\d|\d+ ?(?:%|[$€£]|percent|euros?|dollars?|pounds?))(?:.* aside| of my (?:salary|pay|income|wages?))|^put (?:away|aside) (?:some )?money\b|\b(?:Euro|Geld)\b.*\b(?:zur Seite legen|zurücklegen)\b|^(?:cut|lower|halve) my grocery bill\b/iu

/** Titles about buying less. */
export const BUY_LESS =
  /\b(?:impulse (?:buy(?:s|ing)?|purchases?|shopping)|(?:buying|ordering) (?:things|stuff|so many|too many|so much|clothes|shoes|coffee out)|online shopping|weniger (?:Geld )?(?:ausgeben|kaufen|shoppen))\b/iu

/** Titles about paying off a debt as a practice or a state. */
export const PAY_OFF =
  /\b(?:Schulden|Kredit(?:karte)?|Darlehen) (?:abbezahlen|abzahlen|zurückzahlen|tilgen)\b|\bschuldenfrei\b|\b(?:clear|pay off|get out of) (?:my|the|our) overdraft\b|\b(?:Schulden|\p{L}*kredit) loswerden\b/iu

/** Titles about paying off what one owes. */
export const DEBT =
  /\b(?:credit cards?|debts?|pay (?:off|back|down)|loans?|overdraft|Schulden|Kredit(?:karte)?|Dispo|Darlehen)\b/iu
