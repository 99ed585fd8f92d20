import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of an exam, which may be on the date or later: the day before, the day itself and the day after (TEXT-36). */
export const examDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. If the exam is tomorrow, you may close the book early today. Lay out what you will carry: papers, a pen, and something to drink. What you know will still be there after a good sleep.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Read one page that you already know well, and stop there. The day then ends with something you can answer. If the exam is on another day, write that day down, and keep today light.',
        },
        {
          text: 'One day is left before the date of the goal {title}. Not every topic has to be covered, and hardly anybody covers them all. Choose one that you would like to see again, look at it once, and let the others be. Then look up the way there.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s not learn anything new today. We pack the bag, check the address, and read one page we already know. If the exam’s on another day, we write that day down and do the same then.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s split the job. You sleep, and the notes stay shut. Before that, we put ID, pens, and water in one place. Nobody wants to hunt for a pen at the door.',
        },
        {
          text: 'We’ve got one day before the date of the goal {title}. Let’s say out loud what we do when a question looks strange: skip it, mark it, come back. That’s our plan for the hard ones. The rest of today is yours.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. What you do not know by now, you can leave. Go once through the headings, close the notes, and lay out what you will carry. A rested mind finds more than a full one.',
        },
        {
          text: 'The goal {title} has its date tomorrow. If it brings an exam, decide today how you will begin: with a question that you can answer. Write down as well what you will do when none looks easy, such as reading them all again. Then rest.',
        },
        {
          text: 'Consider what can be left out on the day before the date of the goal {title}. New material can be left out, and so can comparing yourself with others. Choose one page, look up the way there, and end early. That is enough preparation.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. No new material. Pack the bag. Papers, pens, water. Check the address. One known page. Then lights out. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Exam tomorrow: set out clothes and papers. Exam later: write that day down. Read the headings once. Close the notes. At ease.',
        },
        {
          text: 'Last day before the date of the goal {title}. Settle how you begin. Read all questions. Easy one first. Mark the rest. Say it once aloud. Off duty.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. If the exam is today, begin with a question that you can answer. You may leave a hard one and come back.',
        },
        {
          text: 'The date for the goal {title} has come. You may read each question again before you write. If the exam is on another day, answer one question now, and put the notes away.',
        },
        {
          text: 'This is the day of the goal {title}. Breathe out slowly before the first line. A blank answer is allowed for a while, and you can return to it.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. If the exam’s today, we read everything first and start with a friendly question. If it isn’t, let’s answer one the way we’ll do it there.',
        },
        {
          text: 'Today’s the day for the goal {title}. We don’t argue with hard questions, we mark them and move on. They’ll still be there when we come back.',
        },
        {
          text: 'The goal {title} has its date today. Let’s leave the notes behind and take the pen. One question at a time, and afterward we talk about anything else.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Read the whole paper before the first answer. Begin where you are sure, and what is left open may stay open for a while.',
        },
        {
          text: 'Today is the date for the goal {title}. If an exam belongs to it, answer the question that is asked, and not the one that you hoped for.',
        },
        {
          text: 'This is the day that you set for the goal {title}. Decide how long one hard question may keep you. Then go on to the next, and come back at the end.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Read every question. Easy ones first. Mark the hard ones. Come back for them. Then pen down. Carry on.',
        },
        {
          text: 'The date is here for the goal {title}. Exam today: leave early and bring papers. Exam later: answer one question now. Stop after it. Log it.',
        },
        {
          text: 'This is the day for the goal {title}. One question at a time. No looking back. Check your name on top. Hand it in. At ease.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If the exam is behind you, you may rest before you think about the result, and close the goal. If it is still to come, or you want to take it again, choose a new date.',
        },
        {
          text: 'The date of the goal {title} is over. Results take a while to arrive, and waiting is often the hard part. Close the goal if your part is done. Choose a new date if there is another try to prepare. Then the day is yours.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If the exam’s done, our part is done too, and the result can take its time. Let’s close the goal. If there’s another try or a later day, we set that date and start small.',
        },
        {
          text: 'The date’s behind us. I don’t know how it went, and maybe you don’t either. If the goal {title} is done, we close it. If it’s on another day, we put that one in. We don’t go through the questions again, that’s our rule.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. An exam ends when the pen is put down, and the result is the work of others. If it is behind you, close the goal. If it is still ahead, choose a new date with enough days before it.',
        },
        {
          text: 'After an exam, one remembers most clearly what was hard. That memory is not the result. Decide just one thing about the goal {title}: close it, or give it another date. Then do something that has nothing to do with it.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Exam done: close the goal. Exam ahead: set the new date. Waiting is no work. Do something else. Dismissed.',
        },
        {
          text: 'The date has passed. No review of wrong answers. Look at the goal {title} once. Done: close it. Another try: new date. Then rest. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Pack papers, pens, and water in one bag, and set it by the door.', minutes: 3 },
        { text: 'Look up the way there, and write down when you have to leave.', minutes: 3 },
        { text: 'Read one page that you know well, and close the notes.', minutes: 4 },
        { text: 'Write down how you begin: read all, easy question first, mark the hard ones.', minutes: 2 },
        { text: 'Set an alarm with time to spare, and lay out what you will wear.', minutes: 3 },
      ],
      challenges: [
        { text: 'Say out loud what you do when a question looks strange.', seconds: 30 },
        { text: 'Put the notes in a drawer, and close it.', seconds: 15 },
        { text: 'Explain one term from your notes in a single sentence.', seconds: 45 },
        { text: 'Tell somebody when your exam is, and when you will call afterward.', seconds: 60 },
        { text: 'Rest your eyes on something far away until they feel easy.', seconds: 30 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Check that your papers and a pen are in the bag.', minutes: 2 },
        { text: 'Read the headings of your notes once, and leave the rest closed.', minutes: 3 },
        { text: 'Answer one short question on paper, as you would in the exam.', minutes: 4 },
        { text: 'Fill a bottle with water, and put it with your papers.', minutes: 2 },
        { text: 'Send somebody one line saying that today is the date.', minutes: 1 },
      ],
      challenges: [
        { text: 'Breathe out slowly, and let your shoulders drop.', seconds: 30 },
        { text: 'Write your name neatly, as you will at the top of the paper.', seconds: 15 },
        { text: 'Name one topic that you would be glad to see.', seconds: 15 },
        { text: 'Say your order aloud: read all, easy first, come back.', seconds: 15 },
        { text: 'Loosen the hand that writes, one finger after another.', seconds: 30 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Put the notes away in one place, so that the table is free.', minutes: 3 },
        { text: 'Write down when and where the result will be announced.', minutes: 2 },
        { text: 'Thank somebody who left you time to study, in one line.', minutes: 2 },
        { text: 'Note one thing that you would do again before an exam.', minutes: 2 },
        { text: 'Decide on paper whether the goal is closed or gets another date.', minutes: 1 },
      ],
      challenges: [
        { text: 'Stand at the window, and look at nothing in particular.', seconds: 60 },
        { text: 'Tell somebody about something other than the exam.', seconds: 60 },
        { text: 'Close one book, and put it on the shelf.', seconds: 15 },
        { text: 'Drop your shoulders, and breathe out.', seconds: 30 },
        { text: 'Say aloud what you will do with a free hour.', seconds: 15 },
      ],
    },
  },
}
