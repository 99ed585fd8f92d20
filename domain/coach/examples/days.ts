import type { Example } from '#domain/coach/examples/example.ts'

/** Complete texts of ordinary, first, silent and returning days. */
export const DAY_EXAMPLES: readonly Example[] = [
  {
    situation: 'first_day',
    kind: 'stop',
    tone: 'kind_encouraging',
    facts:
      'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Day 1.',
    answer: {
      message:
        'You have already named the minute to watch: “the break at eleven with Tom.” Start there. Take your coffee inside, both hands on the cup, as you planned. Today only has to show you how that minute goes.',
      steps: [
        { text: 'Read your coffee plan out loud once.', minutes: 1 },
        { text: 'Write what you will say if Tom asks you to come along.', minutes: 2 },
        { text: 'Move anything you smoke with to a place you have to walk to.', minutes: 3 },
      ],
      challenge: { text: 'Hold an empty cup in both hands where you will drink the next one.', seconds: 30 },
    },
  },
  {
    situation: 'ordinary',
    kind: 'finish',
    tone: 'wise_mentor',
    facts:
      'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Day 23.',
    answer: {
      message:
        'You know your own detour: “I reread instead of writing.” Rereading feels like care, and the page stays as long as it was. Open the chapter at its last line and add to it. What stands above can wait for the second draft.',
      steps: [
        { text: 'Open the chapter at its last line, with email closed.', minutes: 1 },
        { text: 'Write the next sentence badly on purpose.', minutes: 4 },
        { text: 'Note in one line what comes after it.', minutes: 1 },
      ],
      challenge: { text: 'Cover the text above the cursor with a sheet of paper for one line.', seconds: 60 },
    },
  },
  {
    situation: 'at_risk',
    kind: 'do_regularly',
    tone: 'teammate',
    facts:
      'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Evening, run 8, no check-in yet.',
    answer: {
      message:
        'Today is still open. If the walk is done, let’s check in and call it a day. If it isn’t, we take the short version: shoes on, to the corner, back. Eight days are on the log, and no records are needed at this hour.',
      steps: [
        { text: 'Check in if the walk is done.', minutes: 1 },
        { text: 'Put your jacket on before you sit down.', minutes: 1 },
        { text: 'Walk to the corner and back.', minutes: 4 },
      ],
      challenge: { text: 'Stand in the doorway with your shoes on and decide there.', seconds: 30 },
    },
  },
  {
    situation: 'after_miss',
    kind: 'stop',
    tone: 'kind_encouraging',
    facts:
      'Goal: Stop shouting at my kids. Plan: When I hear my voice go up, I will go to the sink and run cold water over my hands. Obstacle: the last ten minutes before school. In their words: I want them to tell me things when they are fifteen. 5 of the last 7 days kept.',
    answer: {
      message:
        'No check-in yesterday, after five of the last seven days kept. There is nothing to make up for. Today take the first half of your plan only: when you hear your voice go up, walk to the sink. The water is optional.',
      steps: [
        { text: 'Walk to the sink once from where you usually stand, as practice.', minutes: 1 },
        { text: 'Get one thing ready for “the last ten minutes before school.”', minutes: 3 },
        { text: 'Say the first sentence of the day at your normal volume.', minutes: 1 },
      ],
      challenge: { text: 'Breathe out once before you call a name.', seconds: 15 },
    },
  },
  {
    situation: 'silent_3',
    kind: 'recover',
    tone: 'wise_mentor',
    facts:
      'Goal: Walk to the bakery without a stick. Plan: When the kettle is on, I will do the sheet. Obstacle: I’m afraid it gives way. In their words: Exercises from the physio sheet, morning and evening. Three silent days.',
    answer: {
      message:
        'Three days without a check-in. The sheet may have been done or not; only you know. Begin where it is easiest, with the kettle on and the exercise you mind least. You wrote “I’m afraid it gives way.” That sentence belongs in your next appointment.',
      steps: [
        { text: 'Put the sheet beside the kettle.', minutes: 1 },
        { text: 'Do the exercise you mind least, as the sheet says.', minutes: 4 },
        { text: 'Write your question about the knee for the next appointment.', minutes: 2 },
      ],
      challenge: { text: 'Find one word for how the knee feels now, and write it on the sheet.', seconds: 30 },
    },
  },
  {
    situation: 'silent_7',
    kind: 'save',
    tone: 'kind_encouraging',
    facts:
      'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Seven silent days.',
    answer: {
      message:
        'It has been a week without a check-in. A goal that no longer fits can be changed: its size, its hour, its plan. If you want to go on as it is, you wrote why: “I want to sleep without doing sums.” One envelope is enough today.',
      steps: [
        { text: 'Bring one envelope to the kitchen table.', minutes: 1 },
        { text: 'Open it and write down its date and sum.', minutes: 3 },
        { text: 'Start one box for all the letters.', minutes: 2 },
      ],
      challenge: { text: 'Lay tomorrow’s envelope on top of the pile, closed.', seconds: 15 },
    },
  },
  {
    situation: 'silent_14',
    kind: 'relate',
    tone: 'teammate',
    facts:
      'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Fourteen silent days.',
    answer: {
      message:
        'Two weeks without a check-in. Maybe dinner happens without us, which would be the best outcome. If not, let’s pick one evening this week and leave the others alone. And if the goal has had its time, closing it is a fair answer too.',
      steps: [
        { text: 'Choose one evening this week.', minutes: 1 },
        { text: 'Block the half hour after the 5:30 call on that day.', minutes: 2 },
        { text: 'Tell someone at home which evening it is.', minutes: 1 },
      ],
      challenge: { text: 'Say out loud which one it is: keep, smaller, or close.', seconds: 15 },
    },
  },
  {
    situation: 'returned',
    kind: 'do_regularly',
    tone: 'kind_encouraging',
    facts:
      'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Check-in yesterday after 9 days.',
    answer: {
      message:
        'You checked in yesterday, after nine days without. Nothing needs catching up. Keep today small: when your shift ends, leave your shoes on and walk as far as you like. Longer can wait until next week.',
      steps: [
        { text: 'Pack the shoes you want to walk in.', minutes: 1 },
        { text: 'Walk the first stretch after your shift, then decide.', minutes: 4 },
        { text: 'Write one line about how it was.', minutes: 1 },
      ],
      challenge: { text: 'Tie your laces again when the shift ends, slowly.', seconds: 15 },
    },
  },
  {
    situation: 'ordinary',
    kind: 'learn',
    tone: 'teammate',
    language: 'de',
    facts:
      'Goal: Japanisch lernen: 10 Vokabeln am Tag. Plan: Wenn ich im Bett liege, wiederhole ich die Karten. Obstacle: abends bin ich müde. In their words: Writes German; time 9:30 PM. 9:30 PM, German.',
    answer: {
      message:
        'Noch die Karten, dann ist für heute Schluss. Du hast geschrieben: „abends bin ich müde“. Also machen wir es im Liegen und in kleiner Runde. Zuerst kommen die Karten, die du schon kannst, dann eine neue. Langsam ist dabei völlig in Ordnung.',
      steps: [
        { text: 'Leg die Karten aufs Kissen und das Handy in den Flur.', minutes: 1 },
        { text: 'Sag drei bekannte Wörter laut auf.', minutes: 2 },
        { text: 'Lern eine neue Karte und bau einen Satz damit.', minutes: 4 },
      ],
      challenge: { text: 'Such dir ein Ding im Zimmer und sag leise, wie es auf Japanisch heißt.', seconds: 30 },
    },
  },
  {
    situation: 'done_today',
    kind: 'relate',
    tone: 'drill_sergeant',
    facts:
      'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Checked in today.',
    answer: {
      message:
        'Today is logged. No further orders. Optional: draft tomorrow’s answer to “one last message.” Otherwise, dismissed. The table is that way.',
      steps: [
        { text: 'Draft tomorrow’s answer to “one last message.”', minutes: 2 },
        { text: 'Check which evening is next.', minutes: 1 },
        { text: 'Put the laptop where you cannot see it.', minutes: 1 },
      ],
      challenge: { text: 'Ask someone at the table one question, then wait.', seconds: 60 },
    },
  },
  {
    situation: 'rest_day',
    kind: 'do_regularly',
    tone: 'kind_encouraging',
    facts:
      'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. A rest day.',
    answer: {
      message:
        'Today is a rest day, so the couch after your shift is exactly the plan. If you want to do something for tomorrow, put the shoes where you will see them. Nothing else is due.',
      steps: [
        { text: 'Put your feet up.', minutes: 4 },
        { text: 'Set the shoes by the door.', minutes: 1 },
        { text: 'Look up when tomorrow’s shift ends.', minutes: 1 },
      ],
      challenge: { text: 'Sit down for a minute before you look at the phone.', seconds: 60 },
    },
  },
]
