import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { BURNOUT_IDEAS } from '#domain/framework/suggestion-themes/burnout.ts'
import { CIRCLE_IDEAS } from '#domain/framework/suggestion-themes/circles.ts'
import { gentleIdeas } from '#domain/framework/suggestion-themes/gentle.ts'
import type { Idea } from '#domain/framework/suggestion-themes/theme.ts'
import { SUGGESTION_THEMES } from '#domain/framework/suggestion-themes/themes.ts'
import { CIRCLES } from '#domain/goals/fields.ts'
import { REASONS } from '#domain/safety/outcome.ts'

/**
 * The texts that a goal made of an idea gets: of a topic, or of its kind. Without a topic, those of three kinds fit: time with people
 * at home, work with an end, and a body that heals. Those of a regular act fit what is practiced, and nothing that is left out.
 */
const textsFor = ({ title, how }: Pick<Idea, 'title' | 'how'>): Topic | GoalKind => {
  const kind = deriveKind(title, `Ten minutes once a week: ${how}`)
  return readTopic({ title, kind }) ?? kind
}

const ofCircles = CIRCLES.flatMap((circle) =>
  Object.values(CIRCLE_IDEAS[circle]).flatMap((ideas) => ideas.map((idea) => ({ about: circle, ...idea }))),
)
const ofThemes = SUGGESTION_THEMES.flatMap(({ about, ideas }) =>
  Object.values(ideas).flatMap((all) => all.map((idea) => ({ about: about.source.slice(0, 40), ...idea }))),
)

/** Topics of ideas by words of their titles, so that a change of either is noticed. */
const TOPIC_OF_TITLE: readonly (readonly [words: RegExp, topics: readonly Topic[]])[] = [
  [/silence/, ['silence']],
  [/scripture/, ['scripture']],
  [/journal/, ['journal']],
  [/\bpray/i, ['prayer', 'worship']],
  [/^(?:Leave|Sleep without) the phone/, ['scroll']],
  [/^(?:Call|Write a letter|Keep a fixed time|Message|Meet one friend)/, ['contact']],
  [/^Say no|^Speak up/, ['assert']],
  [/^Be kinder/, ['kindness']],
  [/smoking/, ['smoke']],
  [/vaping/, ['vape']],
  [/debt/, ['debt']],
  [/^(?:Save|Spend less)/, ['savings']],
  [/shouting|yelling/, ['shout']],
  [/my draft/, ['draft', 'writing']],
  [/\b(?:language|vocabulary)\b/, ['language']],
  [/^Go to bed/, ['bedtime']],
  [/^Swim|swim bag/, ['swim']],
  [/^Walk (?!in silence)|for a walk/, ['walk']],
  [/^Cook|cooking|home-cooked/, ['cook']],
  [/^(?:Hand over|Delegate|Let the team)/, ['hand_over']],
  [/^Study/, ['study']],
  [/^Read (?:a|one) book/, ['reading']],
  [/^Learn .*\b(?:phone|photo)/, ['device']],
]

describe('the texts of a goal from a built-in suggestion (FRAMEWORK-20)', () => {
  it.each([...ofCircles, ...ofThemes])('fit “$title” ($about)', (idea) => {
    const texts = textsFor(idea)
    if (texts === 'do_regularly') expect(idea.title).toMatch(/^Practice\b/)
    expect(['stop', 'learn', 'save', 'reflect']).not.toContain(texts)
    const named = TOPIC_OF_TITLE.filter(([words]) => words.test(idea.title))
    for (const [, topics] of named) expect(topics).toContain(texts)
  })

  it('name no laptop, mail or program for somebody who may work with their hands', () => {
    const work = Object.values(CIRCLE_IDEAS.Work).flat()
    for (const idea of work) expect(['laptop', 'inbox', 'focus'], idea.title).not.toContain(textsFor(idea))
  })

  it('call the family and friends that a person named', () => {
    expect(textsFor({ title: 'Keep a fixed time for family and friends', how: 'the same hour each week.' })).toBe(
      'contact',
    )
  })
})

describe('the title of a built-in suggestion', () => {
  const gentle = REASONS.flatMap((reason) => Object.values(gentleIdeas(reason)))
  const burnout = Object.values(BURNOUT_IDEAS).flatMap((ideas) => Object.values(ideas))
  const titles = [...ofCircles, ...ofThemes, ...gentle, ...burnout].map(({ title }) => title)

  it.each([...new Set(titles)])('reads as a goal of one’s own: “%s”', (title) => {
    expect(title).not.toMatch(/\b(?:you|your|yours|yourself|them|it there)\b|\d|\.$/i)
    expect([...title].length).toBeLessThanOrEqual(60)
  })
})
