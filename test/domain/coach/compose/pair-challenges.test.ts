import { describe, expect, it } from 'vitest'
import { pairChallenges } from '#domain/coach/compose/pair-challenges.ts'
import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'

const step = (text: string): LibraryStep => ({ text, minutes: 1 })
const challenge = (text: string): LibraryChallenge => ({ text, seconds: 30 })

/** Entries that share no word with others, so that no word of the list says only what the goal is about. */
const NAMES = ['Anchor', 'Basket', 'Candle', 'Drawer', 'Fender', 'Garlic', 'Hammer', 'Island', 'Jigsaw', 'Kettle']
const filler = NAMES.map((name) => step(`Polish the ${name}.`))
const fillerChallenges = NAMES.map((name) => challenge(`Sketch a ${name} outdoors.`))

describe('the challenges beside the steps of a topic (TEXT-24)', () => {
  it('give a second step one about the same, where the first can take another', () => {
    const [towel, goggles] = [step('Fold the towel beside the goggles.'), step('Rinse the goggles.')]
    const [first, second] = [challenge('Dry your hair with a towel.'), challenge('Adjust the goggles, and grin.')]
    // Both steps have as many words in common with the second challenge, and the first step comes first.
    const topic = { steps: [towel, goggles, ...filler], challenges: [second, first, ...fillerChallenges] }
    const turn = [...fillerChallenges, first, second]
    const steps = [towel, goggles, ...filler]
    expect(pairChallenges(turn, steps, topic).slice(0, 2)).toEqual([first, second])
  })

  it('stand beside the step at their place, else beside one of the same detail, whatever words they have', () => {
    const place = <T extends object>(list: readonly T[]) => list.map((entry, at) => ({ ...entry, place: at }))
    const topic = { steps: place(filler), challenges: place([...fillerChallenges].reverse()) }
    const [first, second] = topic.steps
    if (first === undefined || second === undefined) expect.fail('the lists are not empty')
    expect(pairChallenges(topic.challenges.toReversed(), topic.steps, topic)).toEqual(topic.challenges)
    // The second step has its own challenge no more, and takes another one of its detail.
    const without = { ...topic, challenges: topic.challenges.filter(({ place: at }) => at !== 1) }
    const [own, other] = pairChallenges(without.challenges, [first, second], { ...without, steps: [first, second] })
    expect([own?.place, other?.place]).toEqual([0, 2])
  })

  it('stay all in the list, each once', () => {
    const topic = { steps: filler, challenges: fillerChallenges }
    expect(new Set(pairChallenges(fillerChallenges, filler, topic))).toEqual(new Set(fillerChallenges))
  })
})
