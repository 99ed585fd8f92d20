import { answers, goal, type PersonRecord, talk } from './person.ts'

export const learner: PersonRecord = {
  id: 'P9',
  who: 'A learner of Japanese who writes German',
  interview: {
    lifeContext: {
      life_stage: 'early_career',
      primary_challenge: 'Abends bin ich müde.',
      primary_90_day_priority: 'Japanisch lernen: 10 Vokabeln am Tag.',
      work_hours_per_week: 40,
      sleep_hours_per_night: 7.5,
      commute_hours_per_week: 5,
    },
    circleData: {
      spiritual: answers('Stille im Zug, ohne Kopfhörer.', [5, 5, 1, 1], 'Jeden Freitag ein Heimweg ohne Kopfhörer.'),
      friends_family: answers(
        'Meine Eltern und die Runde am Dienstag.',
        [7, 8, 6, 7],
        'Dienstags dabei, ohne auf die Uhr zu sehen.',
      ),
      work: answers('Software für Brücken.', [7, 7, 2, 2], 'Das Handbuch ist fertig.'),
      personal_development: answers(
        'Mit Yuki am Telefon reden können.',
        [3, 9, 2, 7],
        'Ein Gespräch von zehn Minuten auf Japanisch.',
      ),
      health_fitness: answers('Ein Rücken, der nicht zieht.', [5, 7, 1, 2], 'Samstags schwimmen.'),
    },
  },
  chat: talk([
    'You want 5 more hours for Japanese and wrote that you are tired in the evening. When could the cards come?',
    'Wenn ich im Bett liege, wiederhole ich die Karten. Oder im Zug am Morgen.',
  ]),
  zone: 'Europe/Berlin',
  goals: [
    goal(
      {
        title: 'Japanisch lernen: 10 Vokabeln am Tag',
        tone: 'teammate',
        kind: 'learn',
        circle: 'Personal Development',
        time: '21:30',
      },
      {
        script: 'kkkkmkkkkkkmkk',
        before: 'kkk',
        plan: { when: 'ich im Bett liege', will: 'wiederhole ich die Karten' },
        obstacle: 'abends bin ich müde',
        notes: { 5: { feeling: 'easy', text: 'die Zahlen sitzen' } },
      },
    ),
    goal(
      {
        title: 'Samstags schwimmen',
        tone: 'drill_sergeant',
        kind: 'do_regularly',
        circle: 'Health & Fitness',
        time: '09:00',
      },
      { script: 'mmmmmkmmmmmmkm', description: 'Ein Rücken, der nicht zieht' },
    ),
  ],
}
