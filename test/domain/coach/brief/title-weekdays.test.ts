import { describe, expect, test } from 'vitest'
import { readTitleWeekdays } from '#domain/coach/brief/title-weekdays.ts'

describe('weekdays of a title (TEXT-30)', () => {
  test.each([
    ['Run on Saturdays before the kids wake up', [6]],
    ['Sit at the lake on Saturday mornings', [6]],
    ['Choir on Thursdays again', [4]],
    ['Family dinner on Sundays', [7]],
    ['Sunday dinner with the family', [7]],
    ['Call Mom every Sunday', [7]],
    ['Swim Tuesdays and Thursdays', [2, 4]],
    ['Gym on Monday, Wednesday, and Friday evenings', [1, 3, 5]],
    ['In bed by ten, Monday to Friday', [1, 2, 3, 4, 5]],
    ['Read at breakfast from Monday through Friday', [1, 2, 3, 4, 5]],
    ['No alcohol on weekdays', [1, 2, 3, 4, 5]],
    ['Draw on weekends', [6, 7]],
    ['Read every day except Sundays', [1, 2, 3, 4, 5, 6]],
    ['Keep Sundays free of work', [7]],
    ['Samstags schwimmen', [6]],
    ['Jeden Sonntag Oma anrufen', [7]],
    ['Dienstags und donnerstags laufen', [2, 4]],
    ['Am Wochenende kein Handy', [6, 7]],
    ['Correr los sábados', [6]],
    ['Nadar los martes y jueves', [2, 4]],
    ['Courir le samedi', [6]],
    ['Appeler maman chaque dimanche', [7]],
    ['Run Monday to Thursday and Saturday', [1, 2, 3, 4, 6]],
    ['Monday to Wednesday and Friday: swim', [1, 2, 3, 5]],
    ['Run Mondays to Thursdays and Saturdays', [1, 2, 3, 4, 6]],
    ['Run from Friday to Monday', [1, 5, 6, 7]],
    ['Yoga on Tuesdays 6 pm', [2]],
    ['Choir every Monday 7:30 pm', [1]],
    ['Walk Monday to Friday 7 am', [1, 2, 3, 4, 5]],
    ['Run Mondays 5 km', [1]],
    ['Walk Monday and Thursday 10 km', [1, 4]],
    ['Run on weekdays and Saturday', [1, 2, 3, 4, 5, 6]],
    ['Run on Saturday and weekdays', [1, 2, 3, 4, 5, 6]],
  ])('reads %s', (title, days) => expect(readTitleWeekdays(title)).toEqual(days))

  test.each([
    ['a date', 'Finish the report by Friday'],
    ['a single day', 'Give the talk on Monday'],
    ['the days before it', 'Be ready for Mondays'],
    ['every day', 'Read a psalm every morning, a long one on Sundays'],
    ['days off', 'Lift weights, Sundays off'],
    ['no weekday', 'Walk 20 minutes after every shift'],
    ['a date of a month', 'Rendre le mémoire le lundi 5 juin'],
    ['a date with a time', 'Give the talk on Monday 6 pm'],
    ['two dates', 'Exams Monday and Tuesday 12 June'],
    ['a weekend to come', 'Paint the shed next weekend'],
    ['all days', 'Run Monday to Sunday'],
  ])('reads none from %s: %s', (_, title) => expect(readTitleWeekdays(title)).toBeNull())
})
