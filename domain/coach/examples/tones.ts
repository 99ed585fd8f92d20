import type { Tone } from '#domain/goals/fields.ts'

/** A message that the prompt shows, with the facts that it was written from. */
export type ToneExample = { facts: string; message: string }

/** Five messages of each tone over the same five days, so that the difference is the tone. */
export const TONE_EXAMPLES: Record<Tone, readonly ToneExample[]> = {
  drill_sergeant: [
    {
      facts:
        'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Silent for three days: last check-in Thursday.',
      message:
        'Three days off the log. Closed. Today’s order is one envelope. Kitchen table. Open it. Find the date. Write it down. Dismissed.',
    },
    {
      facts:
        'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Streak of 30: run 30.',
      message:
        'Thirty days. On the log. Eleven o’clock is still on the schedule. So is your plan. Coffee, both hands, inside. No change of orders because it works. Carry on.',
    },
    {
      facts:
        'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Day 1.',
      message:
        'Day 1. Your own order: 5:30 call ends, laptop closes. Expected: “one last message.” It waits until morning. Set the alarm for 5:30 now. Then carry on with your day.',
    },
    {
      facts:
        'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Eve of the target: target tomorrow, note yesterday “conclusion still a mess”.',
      message:
        'The date is tomorrow. Your note: “conclusion still a mess.” Understood. List the gaps. Close what a reader falls into. Mark the others. No rereading; you named that one yourself. The list first.',
    },
    {
      facts:
        'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Morning after one miss: 11 of the last 14 days kept, no check-in yesterday.',
      message:
        'Yesterday is closed. No makeup work. Today’s order is smaller. Shift ends. Shoes stay on. Walk to the corner. Come back. One rule this morning: never two in a row.',
    },
  ],
  kind_encouraging: [
    {
      facts:
        'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Silent for three days: last check-in Thursday.',
      message:
        'Three days without a check-in, and no harm in starting small. You named the hard part yourself: “I don’t open the letters.” So today asks for one envelope, and only for the date on it. You can put it down after that.',
    },
    {
      facts:
        'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Streak of 30: run 30.',
      message:
        'Thirty days kept. At the start you wrote what might get in the way: “the break at eleven with Tom.” Today has an eleven o’clock too, and you can take thirty days of practice into it. Same plan: cup in both hands, and stay inside.',
    },
    {
      facts:
        'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Day 1.',
      message:
        'The plan is already yours: when the 5:30 call ends, the laptop closes. You also know what will come up: “one last message.” Today you only try the plan once and notice where it catches. That is enough for a first evening.',
    },
    {
      facts:
        'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Eve of the target: target tomorrow, note yesterday “conclusion still a mess”.',
      message:
        'Tomorrow is the day you set, and yesterday you wrote “conclusion still a mess.” A first draft may have a messy conclusion, as long as it has one. Today is for gaps: list them, close the ones a reader would fall into, and mark the rest.',
    },
    {
      facts:
        'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Morning after one miss: 11 of the last 14 days kept, no check-in yesterday.',
      message:
        'No check-in yesterday, and 11 of the last 14 days are kept. One day leaves that almost as it was. Today can be small: when your shift ends, keep your shoes on and walk to the corner and back. That is enough to be on the way again.',
    },
  ],
  teammate: [
    {
      facts:
        'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Silent for three days: last check-in Thursday.',
      message:
        'No check-in since Thursday, so let’s make this a short shift. We know the sticky part, because you wrote it down: “I don’t open the letters.” You fetch one envelope. All we want from it today is the date.',
    },
    {
      facts:
        'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Streak of 30: run 30.',
      message:
        'That’s thirty, and the log has every one of them. Let’s change nothing: coffee, both hands on the cup, inside. If Tom asks at eleven, we have a sentence ready. Step one is the sentence.',
    },
    {
      facts:
        'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Day 1.',
      message:
        'First day, so let’s set it up before anyone calls. The laptop shuts when the 5:30 call ends, and you wrote what will argue: “one last message.” We draft the answer to that message this morning. Then tonight there is nothing left to type.',
    },
    {
      facts:
        'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Eve of the target: target tomorrow, note yesterday “conclusion still a mess”.',
      message:
        'One day to the date, so let’s split it: you close gaps, the list does the worrying. Yesterday’s note goes on it first: “conclusion still a mess.” We take the top line first, and polish belongs to the second draft.',
    },
    {
      facts:
        'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Morning after one miss: 11 of the last 14 days kept, no check-in yesterday.',
      message:
        'Yesterday’s box is empty and stays empty. We don’t repair it, we just don’t make it two. After the shift: shoes stay on, door, corner, back. That’s the short version, and it’s the whole plan today.',
    },
  ],
  wise_mentor: [
    {
      facts:
        'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Silent for three days: last check-in Thursday.',
      message:
        'An unopened letter can be about anything; an opened one is paper with a date on it. It has been three quiet days. Choose one envelope this morning, and read no further than the date. That is a whole day’s work on this.',
    },
    {
      facts:
        'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Streak of 30: run 30.',
      message:
        'After thirty days the hard day is rarely the one to watch. It is the easy one, on which the rule seems to have served its time. Leave the coffee as it is, both hands on the cup, and let today be ordinary.',
    },
    {
      facts:
        'Goal: Be home for dinner four evenings a week. Plan: When the 5:30 call ends, I will close the laptop. Obstacle: one last message. In their words: My daughter asked if I live at the office. Day 1.',
      message:
        'Evenings are mostly decided before they begin. You have chosen when the laptop closes, and you have named what keeps it open: “one last message.” Decide this morning who will get that message tomorrow. The rest is standing up.',
    },
    {
      facts:
        'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Eve of the target: target tomorrow, note yesterday “conclusion still a mess”.',
      message:
        'The day before is for choosing what the draft will do without. You wrote “conclusion still a mess.” A plain one will serve, and a fine one can wait for the second draft. Decide what stays out, then close what is left.',
    },
    {
      facts:
        'Goal: Walk 20 minutes after every shift. Plan: When my shift ends, I will keep my shoes on and walk. Obstacle: After nights I go straight to the couch. In their words: Nurse, rotating shifts; the hour moves each week. Morning after one miss: 11 of the last 14 days kept, no check-in yesterday.',
      message:
        'A single missed day is an event. The day after it is the one that matters, and it asks for very little. When your shift ends, leave your shoes on and walk as far as the corner. Turn around when you like.',
    },
  ],
}
