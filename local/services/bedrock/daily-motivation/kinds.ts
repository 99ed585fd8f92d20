import type { CircleType } from '#domain/goals/fields.ts'

/** The kind of work of a goal, by its words, else by its circle. */
export type Kind = 'write' | 'move' | 'learn' | 'money' | 'build' | 'people' | 'quiet' | 'art' | 'body' | 'home' | 'any'

const WORDS: [Kind, RegExp][] = [
  ['write', /\b(?:write|writing|book|novel|draft|blog|essay|thesis|memoir|poems?|poetry|journal)\b/i],
  ['art', /\b(?:paint|painting|draw|drawing|guitar|piano|violin|sing|music|song|photo\w*|pottery|knit\w*)\b/i],
  [
    'move',
    /\b(?:run|running|marathon|5k|10k|swim\w*|bike|cycl\w+|gym|workout|exercise|yoga|walk|climb|strength|push-?ups?)\b/i,
  ],
  ['money', /\b(?:save|saving|savings|money|debt|budget|invest\w*|pay off|emergency fund)\b/i],
  [
    'people',
    /\b(?:mother|father|mom|dad|parents?|kids?|children|son|daughter|wife|husband|partner|family|friends?|friendship|date night)\b/i,
  ],
  ['quiet', /\b(?:pray\w*|meditat\w+|faith|bible|quran|torah|gratitude|church|mindful\w*|silence|spiritual\w*)\b/i],
  ['learn', /\b(?:learn\w*|study|studying|language|spanish|french|german|course|exam|read|reading|certificat\w+)\b/i],
  ['body', /\b(?:sleep|eat|diet|weight|kg|pounds|sugar|water|drink\w*|alcohol|smok\w+|health\w*|cook)\b/i],
  ['build', /\b(?:build|launch|create|ship|start|company|business|app|website|product|shop|side project)\b/i],
  ['home', /\b(?:declutter|garden|garage|kitchen|attic|repair|renovat\w+|house|room|closet)\b/i],
]
const BY_CIRCLE: Record<CircleType, Kind> = {
  Spiritual: 'quiet',
  'Friends & Family': 'people',
  Work: 'build',
  'Personal Development': 'learn',
  'Health & Fitness': 'body',
}

export const kindOf = (title: string, circle: CircleType | null): Kind =>
  WORDS.find(([, pattern]) => pattern.test(title))?.[0] ?? (circle ? BY_CIRCLE[circle] : 'any')

/** Sentences, first steps and challenges of each kind, within the product's bounds. */
export const KINDS: Record<Kind, { like: readonly string[]; steps: readonly string[]; dares: readonly string[] }> = {
  write: {
    like: [
      'Pages don’t ask how you feel. They ask for one more line than they had.',
      'The sentence you need is usually hiding behind a worse one. Write the worse one first.',
      'A scene is easier to mend than to imagine. Put something down that can be mended.',
      'Nobody reads a first version over your shoulder. It is the one room you have to yourself.',
    ],
    steps: [
      'Read only the last paragraph you wrote, then add the next sentence.',
      'Write one line of dialogue and one thing the room smells of.',
      'Finish the sentence “What I really want to say here is…”',
      'Copy your best sentence so far at the top of a new page and go on from it.',
      'Write badly for four minutes, in full sentences, without deleting.',
      'Give the next part a working title of three words.',
    ],
    dares: [
      'Read one of your own paragraphs aloud, standing, as if someone had paid to hear it.',
      'Write the very last line of the piece. It may change, and that’s fine.',
      'Cut the weakest word on the page and don’t replace it.',
      'Text yourself the next sentence as a voice note.',
    ],
  },
  move: {
    like: [
      'Legs are slower to convince than minds, and much slower to forget. Give them something easy to remember.',
      'The hard part of a session is the ten feet between the chair and the door.',
      'Easy days are where the strength is made. An easy one still counts as one.',
      'Your body keeps its own log, and it writes down short ones too.',
    ],
    steps: [
      'Put your kit where you will step over it.',
      'Do a warm-up of ankles, hips and shoulders, one slow song long.',
      'Go to the door in your shoes, and walk to the first corner and back.',
      'Write down today’s distance or set, small enough to be certain.',
      'Do one round at half effort and notice your breathing.',
      'Fill a bottle, drink a third of it, and set out.',
    ],
    dares: [
      'Balance on one leg while you count back from sixty in threes.',
      'Do the first two minutes of the session right where you are.',
      'Take the next stairs as if a photographer stood at the top.',
      'Hold the hardest position of your sport for thirty seconds, twice.',
    ],
  },
  learn: {
    like: [
      'What you look up you half know. What you try to recall first, you keep.',
      'Confusion is the sound of something new being moved in. Let it make a little noise.',
      'Ten minutes a day beats a Sunday, since sleep does half the work in between.',
      'You needn’t understand the chapter. Understand the next line of it.',
    ],
    steps: [
      'Write down three things you remember from last time, without looking.',
      'Open the lesson where you left it and do only its first exercise.',
      'Say one new thing aloud in your own words.',
      'Make one flash card, question on one side, answer on the other.',
      'Find the sentence that stopped you and read it at half speed.',
      'Do one old exercise again and see how quick it has become.',
    ],
    dares: [
      'Explain the last thing you learned to someone in the kitchen, in under a minute.',
      'Use one new word, move or formula before the next hour is over. Start now.',
      'Guess tomorrow’s answer today, and write the guess down.',
      'Teach it to your reflection, with gestures.',
    ],
  },
  money: {
    like: [
      'Money listens to calendars more than to good intentions. Give it a date.',
      'A small transfer that happens by itself is worth more than a large one that is planned.',
      'Looking at the number is the uncomfortable part, and it takes eleven seconds.',
      'Each sum you keep is a bit of quiet you bought for later.',
    ],
    steps: [
      'Open the account and write today’s number on a card.',
      'Move a small round sum, any sum, to where it is meant to be.',
      'Go through the last five payments and mark the one you’d skip.',
      'Find one subscription and decide: keep or end.',
      'Write the next bill and its date where you’ll see them.',
      'Name what the money is for, in four words, next to the number.',
    ],
    dares: [
      'Move two dollars right now. The amount is a joke, the habit isn’t.',
      'Say your goal’s number out loud, with its date.',
      'Delete one shop from your phone’s home screen.',
      'Put a picture of what it’s for where your card lives.',
    ],
  },
  build: {
    like: [
      'Something small that works will tell you more than something large that is planned.',
      'The next person who sees it needs one thing to be clear. Make that thing clear.',
      'Most of building is deciding what not to build today.',
      'Every product began as something its maker was slightly embarrassed by.',
    ],
    steps: [
      'Write the one sentence that says who it is for.',
      'Pick the smallest piece that somebody could use, and name it.',
      'Open the work and mend the first thing that bothers you.',
      'Write down the next question only a customer can answer.',
      'Sketch the next piece on paper, with a thick pen.',
      'Cross out one planned thing that can wait a month.',
    ],
    dares: [
      'Send one person a picture of where it stands, unpolished.',
      'Say what it does in ten words, out loud, twice.',
      'Ask one possible customer one question.',
      'Make one decision that has been open since last week.',
    ],
  },
  people: {
    like: [
      'People rarely remember what we planned for them. They remember that we asked.',
      'Closeness is mostly made of short, ordinary minutes, and you have a few of those today.',
      'Being listened to and being loved feel almost the same.',
      'You don’t need an occasion. “I thought of you” is one.',
    ],
    steps: [
      'Pick one person and recall the last thing they told you.',
      'Send them one line about it, with a question at the end.',
      'Find a time this week that would suit them, and offer it.',
      'Look up a photo of a good day together and pass it on.',
      'Put your phone away before the next hello.',
      'Think of one small thing you could take off their hands.',
    ],
    dares: [
      'Call, let it ring, and leave twenty kind seconds if nobody answers.',
      'Tell someone one thing they do well that they think nobody sees.',
      'Ask “how was it really?” and wait for the second answer.',
      'Say thank you for something from last year.',
    ],
  },
  quiet: {
    like: [
      'Stillness needs no talent. It only wants to be let in, and it takes the smallest door.',
      'A wandering mind that comes back has done the whole exercise.',
      'What you give your first attention to colors the rest of the day.',
      'Some mornings it is dry. Sitting there anyway is the practice.',
    ],
    steps: [
      'Sit down where you usually sit, and let ten breaths go by.',
      'Read three lines of the text you are living with, slowly.',
      'Name one thing you are thankful for, down to the detail.',
      'Say one person’s name and wish them well.',
      'Write one honest sentence that nobody will read.',
      'Put out the lamp, book or cushion for tonight.',
    ],
    dares: [
      'Spend ninety seconds without reaching for anything.',
      'Stand at a window and let three clouds, cars or people pass.',
      'Breathe out twice as long as you breathe in, six times.',
      'Before the next meal, pause for one full breath.',
    ],
  },
  art: {
    like: [
      'Hands learn by being allowed to. Let yours make something you needn’t keep.',
      'The ear and the eye run ahead of the hand. That gap is taste, and it closes with use.',
      'Set the thing up, and you’re already halfway in.',
      'One line or one bar, looked after, is a whole practice.',
    ],
    steps: [
      'Take out your things and leave the case or box open.',
      'Repeat the simplest piece you know, at half speed.',
      'Choose one color, one chord or one shape for today.',
      'Make three tiny versions of the same thing, a minute each.',
      'Look or listen closely to one minute of work you love.',
      'Mark the bar or corner that resists, and go over it twice.',
    ],
    dares: [
      'Make something with your eyes closed, then give it a grand title.',
      'Show or play one unfinished thing to one person.',
      'Use the wrong hand, or the wrong brush, for one minute.',
      'Do your favorite ten seconds five times, better each time.',
    ],
  },
  body: {
    like: [
      'The body likes small news, told often. One glass, one walk, one hour earlier.',
      'You don’t have to win against an appetite. You can set the table before it arrives.',
      'Tonight’s sleep is being made right now, by what you do with the afternoon.',
      'A habit is just a thing placed where you can’t miss it.',
    ],
    steps: [
      'Drink one full glass of water, slowly.',
      'Decide what the next meal is, and set one part of it out.',
      'Put the thing that tempts you one room further away.',
      'Write tonight’s bedtime on a note by the kettle.',
      'Stretch where you sit, from the neck down.',
      'Step outside and take twenty unhurried breaths.',
    ],
    dares: [
      'Eat the next three bites so slowly that it feels silly.',
      'Stand up straight for ninety seconds as if hung from a thread.',
      'Pour something away and fill the glass with water.',
      'Name the one thing your body did well this week, aloud.',
    ],
  },
  home: {
    like: [
      'A room changes one drawer at a time, and the drawer changes you a little too.',
      'Start where your eye falls first when you come in. That corner pays you back daily.',
      'Half of tidying is deciding, so decide about something easy.',
      'A place that works for you gives back the minutes it took.',
    ],
    steps: [
      'Stand in the doorway and pick one square yard.',
      'Fill one bag with what you haven’t touched this year.',
      'Put five things back where they live.',
      'Measure, photograph or list the next thing to mend.',
      'Wipe one surface until it’s pleasant to lean on.',
      'Carry one thing out of the house for good.',
    ],
    dares: [
      'Set a two-minute clock and race it in one drawer.',
      'Give one thing away today. Put it by the door now.',
      'Repair, oil or tighten one thing that squeaks.',
      'Sit in the spot you’re making and look round for a minute.',
    ],
  },
  any: {
    like: [
      'What you do most days matters more than what you do on the best one.',
      'Big wishes are shy. They come closer when somebody sits still and works.',
      'You know more about this than you did when you wrote it down.',
      'The next piece is smaller than the worry about it.',
    ],
    steps: [
      'Write what the next piece is, in one plain sentence.',
      'Get out the one thing you need for it.',
      'Do the first part slowly, as if showing someone how.',
      'Ask one person who has done something like it.',
      'Strike one thing off the list that no longer helps.',
      'Work on the easiest end for four minutes.',
    ],
    dares: [
      'Do the first thirty seconds of it, right now, where you stand.',
      'Tell one person what you’ll have done by tonight.',
      'Write the goal by hand, in your best writing.',
      'Remove one small thing that stands between you and the start.',
    ],
  },
}
