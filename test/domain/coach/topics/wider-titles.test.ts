import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { topicOf } from '#test/domain/coach/support/topic-of.ts'

describe('the kind and the topic of less frequent titles (TEXT-13, TEXT-24)', () => {
  it.each<[string, GoalKind, Topic | undefined]>([
    ['Get in shape for my sister’s wedding', 'do_regularly', 'workout'],
    ['Gain five kilos of muscle', 'do_regularly', 'workout'],
    ['Do tai chi in the park', 'do_regularly', 'workout'],
    ['Fix my posture', 'finish', 'stretch'],
    ['Climb stairs instead of the elevator', 'do_regularly', undefined],
    ['Climb Kilimanjaro', 'finish', 'walk'],
    ['Recover from my ACL surgery', 'recover', 'joint'],
    ['Eat less meat', 'stop', 'cook'],
    ['Go vegetarian', 'do_regularly', 'cook'],
    ['Family dinner without phones', 'relate', 'home'],
    ['Sing in the church choir', 'do_regularly', 'choir'],
    ['Go to church every Sunday', 'reflect', 'worship'],
    ['Write letters to my grandmother', 'relate', 'contact'],
    ['Track every expense', 'do_regularly', 'savings'],
    ['Invest 200 a month', 'save', 'savings'],
    ['Mow the lawn every Saturday', 'do_regularly', 'gardening'],
    ['Prepare for my job interview', 'do_regularly', 'job'],
    ['Get rid of half my clothes', 'do_regularly', 'declutter'],
    ['Have lunch away from my desk', 'do_regularly', 'calm'],
    ['Sleep without my phone', 'do_regularly', 'scroll'],
    ['Unsubscribe from newsletters', 'do_regularly', 'inbox'],
    ['Stop procrastinating', 'stop', 'focus'],
    ['Learn calculus', 'learn', 'study'],
    ['Learn art history', 'learn', 'study'],
    ['Build a mobile app', 'finish', 'code'],
    ['Write a business plan', 'finish', 'launch'],
    ['Weekly one-on-ones with my team', 'do_regularly', 'team'],
    ['Try a new recipe each week', 'do_regularly', 'cook'],
    ['Go hiking every month', 'do_regularly', 'walk'],
    ['Spend more time in nature', 'do_regularly', 'walk'],
    ['Finish my degree', 'finish', 'study'],
    ['Get my PhD', 'do_regularly', 'study'],
    ['Change careers', 'do_regularly', 'job'],
    ['Sell on Etsy', 'finish', 'business'],
    ['Earn 500 a month on the side', 'do_regularly', 'business'],
    ['Cancel subscriptions', 'do_regularly', 'savings'],
    ['Bake bread every Sunday', 'do_regularly', 'bake'],
    ['Bake sourdough', 'do_regularly', 'bake'],
    ['Learn to bake', 'learn', 'bake'],
    ['Learn how to bake a birthday cake', 'learn', 'bake'],
    ['Open a bakery', 'finish', 'launch'],
    ['Plant a tree', 'finish', 'gardening'],
    ['Argue less with my wife', 'stop', 'temper'],
    ['Help my son with math', 'relate', 'children'],
    ['Teach my kid to ride a bike', 'relate', 'children'],
    ['Play more board games with the kids', 'relate', 'children'],
    ['Buy hiking boots', 'finish', 'purchase'],
    ['Help my son move out', 'relate', undefined],
    ['Help my daughter with her taxes', 'relate', undefined],
  ])('are known: %s', (title, kind, topic) => {
    expect([deriveKind(title, ''), topicOf(title)]).toEqual([kind, topic])
  })
})
