import { describe, expect, it } from 'vitest'
import { asksForHours } from '#domain/coach/checks/length.ts'
import { arrangePlans } from '#domain/coach/compose/choose-plan.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { CHALLENGES } from '#domain/coach/library/challenges/challenges.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { challengesWithTopic } from '#domain/coach/topics/topic-texts.ts'

describe('the topic of a goal (TEXT-24)', () => {
  it.each<[string, GoalKind, Topic | undefined]>([
    ['Walk 20 minutes after every shift', 'do_regularly', 'walk'],
    ['Run on Saturdays before the kids wake up', 'do_regularly', 'run'],
    ['Samstags schwimmen', 'do_regularly', 'swim'],
    ['Half marathon in May', 'finish', 'run'],
    ['Yoga every morning', 'do_regularly', 'workout'],
    ['In bed at eleven with the light off', 'do_regularly', 'bedtime'],
    ['Laptop closed at 7 PM', 'do_regularly', 'laptop'],
    ['Shoes and bags by the door every evening', 'do_regularly', 'tidy'],
    ['Hand over two decisions a week', 'do_regularly', 'hand_over'],
    ['Walk to the bakery without a stick', 'recover', 'joint'],
    ['Get my knee back after surgery', 'recover', 'joint'],
    ['Finish the first draft of my thesis', 'finish', 'draft'],
    ['Finish modules one to three of the wound-care course', 'finish', 'course'],
    ['Quit smoking', 'stop', 'smoke'],
    ['Quit vaping', 'stop', 'vape'],
    ['No more e-cigarettes', 'stop', 'vape'],
    ['stop betting on the football', 'stop', 'gamble'],
    ['delete the betting apps', 'stop', 'gamble'],
    ['no more slots', 'stop', 'gamble'],
    ['spend less on lottery tickets', 'stop', 'gamble'],
    ['nicht mehr zocken', 'stop', 'gamble'],
    ['keine Sportwetten mehr', 'stop', 'gamble'],
    ['dejar de apostar', 'stop', 'gamble'],
    ['arrêter les paris', 'stop', 'gamble'],
    ['weniger zocken', 'stop', 'screen'],
    ['Quit smoking and vaping', 'stop', 'smoke'],
    ['Stop shouting at my kids', 'stop', 'shout'],
    ['Be home for dinner four evenings a week', 'relate', 'home'],
    ['Choir on Thursdays again', 'relate', 'choir'],
    ['Japanisch lernen: 10 Vokabeln am Tag', 'learn', 'language'],
    ['Learn to send my grandson a picture', 'learn', 'device'],
    ['Pay off the credit card', 'save', 'debt'],
    ['Read a psalm every morning', 'reflect', 'scripture'],
    ['Sit at the lake on Saturday mornings', 'reflect', 'silence'],
    ['Write in my gratitude journal every night', 'reflect', 'journal'],
    ['Read 20 pages a day', 'do_regularly', 'reading'],
    ['Cook dinner at home five nights a week', 'do_regularly', 'cook'],
    ['Call my parents every Sunday', 'relate', 'contact'],
    ['Spend more time with my friends', 'relate', 'contact'],
    ['Save $5,000 for an emergency fund', 'save', 'savings'],
    ['Stop scrolling on my phone at night', 'stop', 'scroll'],
    ['Eat less sugar', 'stop', 'sweets'],
    ['Study for the bar exam', 'learn', 'study'],
    ['Learn to play the piano', 'learn', 'instrument'],
    ['Get up at six', 'do_regularly', 'waking'],
    ['Pray every day', 'reflect', 'prayer'],
    ['Getting up early', 'do_regularly', 'waking'],
    ['Become a morning person', 'do_regularly', 'waking'],
    ["Clear out my mother's apartment", 'finish', 'declutter'],
    ['Date night every week', 'relate', 'partner'],
    ['More time with my wife', 'relate', 'partner'],
    ['Be a better husband', 'relate', 'partner'],
    ['Learn to code', 'learn', 'code'],
    ['Learn Python by spring', 'learn', 'code'],
    ['Declutter the garage', 'finish', 'declutter'],
    ['Clear out the attic by May', 'finish', 'declutter'],
    ['Wake up earlier', 'do_regularly', 'waking'],
    ['Klavier üben', 'learn', 'instrument'],
    ['Find a new job by June', 'finish', 'job'],
    ['Lose 10 pounds', 'do_regularly', 'weight'],
    ['Lose some weight this year', 'do_regularly', 'weight'],
    ['Reach a healthy weight', 'do_regularly', 'weight'],
    ['Get back to 75 kg', 'do_regularly', 'weight'],
    ['5 kg abnehmen', 'do_regularly', 'weight'],
    ['Volunteer once a month', 'do_regularly', 'volunteer'],
    ['Start volunteering', 'do_regularly', 'volunteer'],
    ['Help out at the soup kitchen', 'do_regularly', 'volunteer'],
    ['Ehrenamtlich im Tierheim helfen', 'do_regularly', 'volunteer'],
    ['Get promoted to team lead', 'finish', 'promotion'],
    ['Ask my boss for a raise', 'finish', 'promotion'],
    ['Prepare for my performance review', 'finish', 'promotion'],
    ['Become a senior manager by June', 'finish', 'promotion'],
    ['Gehaltserhöhung bekommen', 'finish', 'promotion'],
    ['Launch my online shop by June', 'finish', 'launch'],
    ['Start my own business', 'finish', 'launch'],
    ['Ship the first version of my app', 'finish', 'launch'],
    ['Open a bakery by spring', 'finish', 'launch'],
    ['Launch my online course', 'finish', 'launch'],
    ['Become self-employed', 'finish', 'launch'],
    ['Mich selbstständig machen', 'finish', 'launch'],
    ['Einen Online-Shop eröffnen', 'finish', 'launch'],
  ])('is read from %j', (title, kind, topic) => expect(readTopic({ title, kind })).toBe(topic))

  it.each<[string, GoalKind]>([
    ['Recover from the flu', 'recover'],
    ['Get up from the desk every hour', 'do_regularly'],
    ['Wake up the kids with a song', 'do_regularly'],
    ['Be up to date on the news', 'do_regularly'],
    ['Be up front with my boss', 'do_regularly'],
    ['Get up to 5 km', 'do_regularly'],
    ['Rise to manager', 'do_regularly'],
    ['Be awake for my night shifts', 'do_regularly'],
    ['Learn to program the washing machine', 'learn'],
    ['Learn medical coding', 'learn'],
    ['Learn about rust repair on my car', 'learn'],
    ['Learn to build a guitar', 'learn'],
    ['Learn to tune a piano', 'learn'],
    ['Marathon of all Star Wars movies', 'finish'],
    ['Declutter my phone', 'finish'],
    ['Find out why my partner is upset', 'relate'],
    ['Get our club promoted to the first league', 'finish'],
    ['Plan the promotion of my film', 'finish'],
    ['Ask for a raise for my team', 'finish'],
    ["Finish my team's performance reviews", 'finish'],
    ['Become a better manager', 'finish'],
    ['Launch my model rocket', 'finish'],
    ['Stop my son from vaping', 'stop'],
    ['Start my business day with a plan', 'finish'],
    ['Build a shop in the garage', 'finish'],
    ['Release my anger', 'finish'],
    ['Ein Konto eröffnen', 'finish'],
    ['Run my company better', 'do_regularly'],
    ['Run a business', 'do_regularly'],
    ['Make more room for work', 'do_regularly'],
    ['Read my email only at noon', 'do_regularly'],
    ['Gain weight', 'do_regularly'],
    ['Lose 20 pounds before my knee surgery', 'do_regularly'],
    ['Lose the baby weight', 'do_regularly'],
    ['Lose 10 pounds of clutter', 'do_regularly'],
    ['Get to 100 kg on the bench press', 'do_regularly'],
    ['Lose the weight of my past', 'do_regularly'],
    ['Den Hörer abnehmen', 'do_regularly'],
    ['Volunteer answers in meetings', 'do_regularly'],
    ['Volunteer for the night shift', 'do_regularly'],
    ['Manage our volunteers', 'do_regularly'],
    ['Volunteer to speak up in class', 'do_regularly'],
    ['Ehrenamt aufgeben', 'do_regularly'],
    ['Finish the job on the roof', 'finish'],
    ['Stop calling in sick', 'stop'],
    ['', 'learn'],
  ])('is unknown for %j (%s)', (title, kind) => expect(readTopic({ title, kind })).toBeUndefined())

  it('gives plans a step of its own, each once, and leaves the others where they were', () => {
    const { steps } = TOPICS.walk
    const ofKind = arrangePlans(LIBRARY, 'user-1', 'do_regularly')
    const ofTopic = arrangePlans(LIBRARY, 'user-1', 'do_regularly', steps)
    const used = ofTopic.filter(([, step]) => steps.includes(step))
    expect(used).toHaveLength(steps.length)
    expect(new Set(used.map(([, step]) => step)).size).toBe(steps.length)
    for (const [position, [prepare, step, close]] of ofTopic.entries()) {
      const [samePrepare, kindStep, sameClose] = ofKind[position] ?? []
      expect([prepare, close]).toEqual([samePrepare, sameClose])
      if (!steps.includes(step)) expect(step).toBe(kindStep)
      expect(prepare.minutes + step.minutes + close.minutes).toBeLessThanOrEqual(9)
    }
  })

  it('asks for no hour in a step or a challenge of minutes (TEXT-16)', () => {
    const texts = Object.values(TOPICS).flatMap(({ steps, challenges }) => [...steps, ...challenges])
    expect(texts.filter(({ text }) => asksForHours(text))).toEqual([])
  })

  it('speaks of no weight, amount, hunger or looks to somebody with a goal about weight (TEXT-28)', () => {
    const { steps, challenges } = TOPICS.weight
    const texts = [...steps, ...challenges, ...DETAILS.weight.flatMap(listDetailTexts).map((text) => ({ text }))]
    const words =
      /\b(?:weigh\w*|scales?|calor\w*|kilos?|kg|pounds?|portions?|hung(?:er|ry)|starv\w*|appetite|cravings?|full|fat|thin|slim\w*|lean|mirror|body|waist|belly|diet\w*|fast(?:ing)?|skip\w*|less|without dinner|cut|avoid|willpower|control|sugar|sweets?)\b/iu
    expect(texts.filter(({ text }) => words.test(text)).map(({ text }) => text)).toEqual([])
  })

  it('puts its challenges first in place of those that fit every kind', () => {
    const list = challengesWithTopic(CHALLENGES.stop, TOPICS.smoke.challenges)
    expect(list).toHaveLength(CHALLENGES.stop.length)
    const own = list.flatMap((challenge, place) => (TOPICS.smoke.challenges.includes(challenge) ? [place] : []))
    expect(own).toHaveLength(TOPICS.smoke.challenges.length)
    expect(own.filter((place) => place % 2 === 1)).toHaveLength(CHALLENGES.stop.length / 2)
    expect(challengesWithTopic(CHALLENGES.stop)).toEqual(CHALLENGES.stop)
  })
})
