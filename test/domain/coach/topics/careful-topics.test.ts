import { expect, it } from 'vitest'
import { ANSWERS } from '#domain/coach/library/answers/answers.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'

it.each([
  [
    'letgo',
    /\b(?:first date|dating|dating profile|new (?:partner|love|man|woman|relationship)|somebody new|(?:call|meet|visit|write to|reply to) (?:them|your ex|him|her)|fault|blame|mistake|your ex)\b/iu,
  ],
  [
    'caregiving',
    /\b(?:medicine|medication|pills?|tablets?|dose|treat(?:ment|s)?|exercises?|diagnos\w*|symptoms?|cure)\b/iu,
  ],
  [
    'child_wish',
    /\b(?:promise|will (?:come|happen|work)|soon|ovulat\w*|temperature|fertil\w*|cycle|sex|tests?|positive|due date|baby names?|nursery|crib|stroller|relax|medication|dose|vitamins?|hormones?|keep trying|never give up|do not give up|miracle|it is time)\b/iu,
  ],
  ['cannabis', /\b(?:withdrawal|lungs?|brain|healthier|sleep better|medical|cure|one last|roll one|light one)\b/iu],
] as const)('the texts of %s keep to what they may say (TEXT-39)', (topic, words) => {
  const texts = JSON.stringify([TOPICS[topic], DETAILS[topic], ANSWERS[topic]])
  expect(texts.match(new RegExp(`.{30}${words.source}.{30}`, 'giu')) ?? []).toEqual([])
})
