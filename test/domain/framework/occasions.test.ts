import { describe, expect, it } from 'vitest'
import { namesMoment, occasionIn } from '#domain/framework/occasions.ts'

describe('the day of a sentence (FRAMEWORK-21)', () => {
  it.each([
    // A shift.
    'Two shifts go to my colleague Ana.',
    'Shifts at the cafe that pay the rent.',
    'Fewer shifts.',
    'My back holds a night shift.',
    'I want the early shift.',
    // A weekend.
    'I lose my weekends to laundry.',
    'My husband works weekends.',
    'A weekend in Rome.',
    'Last weekend I drew for an hour.',
    'Mail piles up over the weekend.',
    // A morning.
    'I am no morning person.',
    'Breakfast is coffee.',
    'I get up tired.',
    'I used to pray in the mornings.',
    'Less shouting in the mornings.',
    'The rent is up again.',
    // Noon.
    'I skip lunch.',
    'Lunch costs too much.',
    'I leave at noon.',
    'My lunch is a sandwich.',
    'After lunch I only reread.',
    // An evening.
    'My evenings dissolve into mail.',
    'I order dinner in Spanish.',
    'I sleep through the night.',
    'I lie awake at night.',
    'A new bed.',
    'My husband eats dinner alone.',
    // A weekday.
    'I sell shoes from Monday to Friday.',
    'Everything is due by Friday.',
    'The letter came on a Thursday.',
    'The board meets on Thursday evenings.',
    'My Sundays disappear.',
    'Mondays are the worst.',
    'Sunday dread.',
    'I work on Saturdays.',
    'The team runs without me on Fridays.',
    // A complaint that it does not fit.
    'I have no time on weekends.',
    'I have no time for my sister on weekends.',
    'There is no energy left in the evening.',
    'I am too busy in the morning.',
    'I barely see my wife in the evening.',
    'I rarely call my mother on Sundays.',
    'I hardly ever run in the morning.',
    'Am Abend habe ich keine Kraft mehr.',
    // The day of a job or of somebody else.
    'I work late on Tuesdays.',
    'I have to work late on Thursdays.',
    'My wife has choir on Tuesdays.',
    'My boss calls on Sundays.',
    'The gym closes on Mondays.',
  ])('is not read from “%s”', (sentence) => {
    expect(occasionIn(sentence)).toBeUndefined()
  })

  it.each([
    ['I walk after my shift.', 'at the end of a shift'],
    ['Swim on the weekend.', 'on the weekend'],
    ['Weekends, before the children wake up', 'on the weekend'],
    ['Am Wochenende wandern.', 'on the weekend'],
    ['Run three mornings a week.', 'in the morning'],
    ['I swim before breakfast.', 'in the morning'],
    ['Tea on the balcony before the kids wake up.', 'in the morning'],
    ['Mornings before work', 'in the morning'],
    ['Morgens zehn Minuten Gymnastik.', 'in the morning'],
    ['Lunch with Ana once a week.', 'at noon'],
    ['A walk at lunch.', 'at noon'],
    ['Dinner at home four evenings a week.', 'in the evening'],
    ['A line in a notebook before bed.', 'in the evening'],
    ['A story every night.', 'in the evening'],
    ['Wenn ich im Bett liege, wiederhole ich die Karten.', 'in the evening'],
    ['One quiet hour on Sunday.', 'on Sundays'],
    ['Run on Tuesdays and Fridays.', 'on Tuesdays and Fridays'],
    ['Tuesday and Thursday mornings, instead of the Sunday paper.', 'on Tuesdays and Thursdays'],
    ['On Saturday or Sunday.', 'on Saturdays or Sundays'],
    ['Lunch with Karl every Wednesday.', 'on Wednesdays'],
    ['Mass on two Sundays a month.', 'on Sundays'],
    ['Sunday mass, if I get there.', 'on Sundays'],
    ['Extra Saturdays at the garage until the card is paid.', 'on Saturdays'],
    ['Jeden Freitag ein Heimweg ohne Kopfhörer.', 'on Fridays'],
    ['Samstags schwimmen.', 'on Saturdays'],
    ['Call my mother on Sundays.', 'on Sundays'],
    ['Visit my sister on weekends.', 'on the weekend'],
  ])('is read from “%s” as %s', (sentence, when) => {
    expect(occasionIn(sentence)).toBe(when)
  })

  it('is a moment only where something is set at it', () => {
    expect(namesMoment('I watch the bees when the sun comes over the wall.')).toBe(true)
    expect(namesMoment('I am tired when I come home.')).toBe(false)
    expect(namesMoment('I lost it when we moved.')).toBe(false)
  })
})
