import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal that is to stop or change a medicine, or about withdrawal (CARE-3). */
export const MEDICINE: readonly GentleText[] = [
  {
    message:
      'This is a goal to plan with the person who prescribes your medicine. Until you have talked, please leave the dose as prescribed. What you can prepare here is that talk: what you notice, what you hope for, what you want to ask. If you have stopped already or feel unwell, call a doctor or pharmacist today.',
    steps: [
      { text: 'Write down why you want this, in your own words.', minutes: 3 },
      { text: 'Write your questions for the prescriber.', minutes: 4 },
    ],
    challenge: { text: 'Put your notes where you will see them when you call.', seconds: 30 },
  },
  {
    message:
      'You know best how this medicine feels from the inside, and the prescriber knows what it does. The talk needs both. Until then, please leave everything as prescribed. If you feel unwell now, a doctor or pharmacist can help today.',
    steps: [
      { text: 'Write down what you notice since you take it.', minutes: 4 },
      { text: 'Mark the thing that bothers you most.', minutes: 1 },
    ],
    challenge: { text: 'Read the mark out loud.', seconds: 15 },
  },
  {
    message:
      'Doctors sometimes have little time, and a page of notes helps yours to be heard. It can be short and plain. Please keep taking what is prescribed until you have talked. For anything urgent, a pharmacist or an emergency line can help.',
    steps: [
      { text: 'Write down the most important question.', minutes: 2 },
      { text: 'Write another question below it.', minutes: 2 },
    ],
    challenge: { text: 'Fold the page and put it in your bag.', seconds: 15 },
  },
  {
    message:
      'Wanting to be without a medicine is a wish that a doctor can work with. It deserves a plan made by somebody who knows your history. Until there is a plan, please leave the dose as it is.',
    steps: [
      { text: 'Write down what you hope would be different.', minutes: 3 },
      { text: 'Look up how to get an appointment.', minutes: 3 },
    ],
    challenge: { text: 'Put the appointment number into your phone.', seconds: 60 },
  },
  {
    message:
      'Side effects are a good reason to call, and not a good reason to be alone with it. Note what happens and when. Please leave the dose as prescribed until you have asked. A pharmacist can often answer the same day.',
    steps: [
      { text: 'Write down what happens, and at what time of day.', minutes: 3 },
      { text: 'Look up the phone number of your pharmacy.', minutes: 2 },
    ],
    challenge: { text: 'Write the number beside your notes.', seconds: 15 },
  },
  {
    message:
      'If you are worried about depending on it, that worry belongs in the conversation too. You do not have to make it sound reasonable. Until you have talked with the prescriber, please change nothing alone. Feeling unwell is a reason to call now.',
    steps: [
      { text: 'Write the worry down as it comes.', minutes: 3 },
      { text: 'Put the word “ask” beside it.', minutes: 1 },
    ],
    challenge: { text: 'Breathe out slowly and let the page lie there.', seconds: 45 },
  },
  {
    message:
      'Somebody could come along to the appointment or sit beside you while you call. It is easier to remember what was said with company. Please leave the dose as prescribed until then. Your pharmacist can answer smaller questions.',
    steps: [
      { text: 'Write down who could come along.', minutes: 1 },
      { text: 'Ask them whether they would.', minutes: 3 },
    ],
    challenge: { text: 'Think of what you want them to remember for you.', seconds: 45 },
  },
  {
    message:
      'If you have missed some already, you are not in trouble, and it is worth saying. A doctor or pharmacist can tell you what is safe now. Please do not make up for it on your own. If you feel ill, call today.',
    steps: [
      { text: 'Write down what you took and when, as well as you know.', minutes: 3 },
      { text: 'Find the number of a pharmacist or doctor.', minutes: 2 },
    ],
    challenge: { text: 'Put the phone beside the note.', seconds: 15 },
  },
  {
    message:
      'A list of everything you take is a gift to any doctor. It can hold tea and vitamins too. It changes nothing by itself, and please change nothing alone. The prescriber can read it with you.',
    steps: [
      { text: 'Write down the names on the packages.', minutes: 4 },
      { text: 'Add what you take without a prescription.', minutes: 3 },
    ],
    challenge: { text: 'Put the list with your papers.', seconds: 15 },
  },
  {
    message:
      'You may have read stories about stopping. They are about other bodies. Yours deserves its own plan, from the person who prescribes. Until you have talked, please leave the dose as it is. If you feel unwell, call a doctor or a pharmacist.',
    steps: [
      { text: 'Close a page that frightens or pushes you.', minutes: 1 },
      { text: 'Write down what you would like to ask about it.', minutes: 3 },
    ],
    challenge: { text: 'Look at something far away for a moment.', seconds: 30 },
  },
  {
    message:
      'Saying “I want to stop” to a doctor can feel like an argument. It can also be a question: what would it take, and what would we watch for? Until you have the answer, please keep the dose as prescribed.',
    steps: [
      { text: 'Write your wish as a question.', minutes: 2 },
      { text: 'Write down what would worry you.', minutes: 2 },
    ],
    challenge: { text: 'Say the question out loud.', seconds: 30 },
  },
  {
    message:
      'How you sleep, how you feel, what you manage: these are things a prescriber can use. A few words are enough. Please leave the dose alone until you have talked. If something changes suddenly, please call a doctor or pharmacist.',
    steps: [
      { text: 'Write a few words on how you slept.', minutes: 1 },
      { text: 'Write a few words on how you feel now.', minutes: 2 },
    ],
    challenge: { text: 'Put the pen and the page where you will find them.', seconds: 15 },
  },
  {
    message:
      'If the last conversation went badly, there can be another, or another doctor. You may say that you were not heard. Until somebody has helped you plan this, please leave the medicine as prescribed. A pharmacist can be an ear too.',
    steps: [
      { text: 'Write down what was not heard.', minutes: 3 },
      { text: 'Write down who else could be asked.', minutes: 2 },
    ],
    challenge: { text: 'Let your shoulders drop before you read it over.', seconds: 30 },
  },
  {
    message:
      'There may have been a reason why it was prescribed, and it may still be there or not. You can ask exactly that. Until you know, please leave everything as it is. For urgent symptoms, an emergency number is the right call.',
    steps: [
      { text: 'Write down why it was prescribed, as you remember it.', minutes: 3 },
      { text: 'Put a question mark beside what you do not know.', minutes: 1 },
    ],
    challenge: { text: 'Close the notebook and rest your eyes.', seconds: 45 },
  },
  {
    message:
      'The people you live with may notice things that you do not. You could ask them, and bring their answer along. Until the prescriber has decided with you, please leave the dose as prescribed.',
    steps: [
      { text: 'Choose somebody who sees you often.', minutes: 1 },
      { text: 'Ask them what they have noticed.', minutes: 4 },
    ],
    challenge: { text: 'Write down a single word of their answer.', seconds: 30 },
  },
  {
    message:
      'Money can be a reason too, and it is a good thing to say out loud. There are often other ways than stopping. A pharmacist or the prescriber can look for them. Please leave the dose as prescribed until then.',
    steps: [
      { text: 'Write down what it costs you.', minutes: 2 },
      { text: 'Write down the question about the cost.', minutes: 2 },
    ],
    challenge: { text: 'Put the receipt with your notes.', seconds: 15 },
  },
  {
    message:
      'If you feel shaky, confused, very low, or ill in a way you do not know, please call a doctor, a pharmacist, or an emergency number now, and do not wait for an appointment. Otherwise, today is only for preparing the talk.',
    steps: [
      { text: 'Write down the numbers you would call.', minutes: 2 },
      { text: 'Put them on the fridge.', minutes: 1 },
    ],
    challenge: { text: 'Sit down and notice how you feel.', seconds: 60 },
  },
  {
    message:
      'You do not have to decide anything today. Preparing a talk is already the work. The medicine stays as prescribed, and the decision stays with you and the person who prescribes. Your doctor can tell you what a slow plan looks like.',
    steps: [{ text: 'Write down what a good outcome would be.', minutes: 3 }],
    challenge: { text: 'Put the page away until the appointment.', seconds: 15 },
  },
  {
    message:
      'An appointment is easier to make than to think about. There may be a form, a number, or a desk that is open today. Until the talk, please leave the dose as it is. A pharmacist can help in the meantime.',
    steps: [
      { text: 'Find out when the practice takes calls.', minutes: 2 },
      { text: 'Call, or write down when you will.', minutes: 4 },
    ],
    challenge: { text: 'Take a slow breath before you dial.', seconds: 30 },
  },
  {
    message:
      'Fear of the medicine and fear of being without it can sit side by side. A prescriber is used to both. You could say it in exactly those words. Please change nothing alone until you have.',
    steps: [{ text: 'Write both fears down, each on its own line.', minutes: 3 }],
    challenge: { text: 'Rest your hand on the page for a moment.', seconds: 30 },
  },
  {
    message:
      'Withdrawal is a matter for somebody with medical training, and asking early makes it safer. You are not being difficult. If you sweat, shake, or see things, please call a doctor or an emergency number now.',
    steps: [
      { text: 'Write down what you feel, in plain words.', minutes: 2 },
      { text: 'Write down who could stay with you.', minutes: 2 },
    ],
    challenge: { text: 'Drink some water if you would like to.', seconds: 60 },
  },
  {
    message:
      'A note on the door or the phone can remind you of the talk and not of the fear. The medicine stays as prescribed for now. Your pharmacist and your doctor both want to be asked.',
    steps: [
      { text: 'Write a short note that says what you will ask.', minutes: 2 },
      { text: 'Put it where you will see it.', minutes: 1 },
    ],
    challenge: { text: 'Read the note and let it go.', seconds: 15 },
  },
  {
    message:
      'Some plans take a long time, with a doctor watching. That is not a punishment. It keeps you safe while things change. Until there is such a plan, please leave the dose as prescribed, and call if you feel unwell.',
    steps: [
      { text: 'Write down who would watch with you.', minutes: 2 },
      { text: 'Write down how they can be reached.', minutes: 2 },
    ],
    challenge: { text: 'Look out of a window for a moment.', seconds: 45 },
  },
  {
    message:
      'Whatever you decide in the end, you will have decided it with help. Today you could collect what you want to bring: notes, a list, a person. Please leave the medicine as it is until you have talked with the prescriber.',
    steps: [
      { text: 'Put your notes and your list together.', minutes: 3 },
      { text: 'Write down who comes along.', minutes: 1 },
    ],
    challenge: { text: 'Put everything into the same place.', seconds: 30 },
  },
]
