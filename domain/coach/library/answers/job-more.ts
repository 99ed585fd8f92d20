import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `job.ts`. */
export const moreJobAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'A letter can begin before you know which job it is for. Type your name and address at the top of a page.',
    short: 'Any application begins alike. Type your name and address.',
    form: 'prepare',
    drill_sergeant: 'Top of a page. Save it.',
    kind_encouraging: 'There is nothing to decide about these lines, since they are right for every job.',
    teammate: 'That’s the part of the letter that we know by heart.',
    wise_mentor: 'With your name and address in place, the letter is no longer an empty page.',
    own: [
      {
        step: { text: 'Add your phone number below the address.', minutes: 1 },
        challenge: { text: 'Read the number back, figure by figure.', seconds: 15 },
      },
      {
        step: { text: 'Leave a gap below the address, and type the word “Dear.”', minutes: 1 },
        challenge: { text: 'Save the page under a name that fits any application.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A subject line is the easiest part of an application. Type the words application for, and add the job title you saw last.',
    short: 'The subject line is easy. Type: application for.',
    form: 'work',
    drill_sergeant: 'Add the last job title you saw. Save.',
    kind_encouraging: 'Everything below it may stay blank until you come back.',
    teammate: 'Our draft’s got a name now, so it isn’t blank anymore.',
    wise_mentor: 'Once the line names one job, it is clearer what the letter has to say.',
    own: [
      {
        step: { text: 'Add your own name at the end of the subject line.', minutes: 1 },
        challenge: { text: 'Save the draft, so that only the letter is left to write.', seconds: 30 },
      },
      {
        step: { text: 'Type a greeting in the empty space below the subject line.', minutes: 1 },
        challenge: { text: 'Add a first sentence that says only where you saw the job.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You do not have to know how an application is written. Begin a line with the words I can, and finish it.',
    short: 'No letter yet. Begin a line: I can.',
    form: 'work',
    drill_sergeant: 'Finish it. Any work counts. Period.',
    kind_encouraging: 'Paid or not, whatever you have done counts, and one thing is enough.',
    teammate: 'That sentence can go into any letter we write.',
    wise_mentor: 'Your skills are the center of every application, so they may come first.',
    own: [
      {
        step: { text: 'Note below the line where you have done this before.', minutes: 1 },
        challenge: { text: 'Read both aloud, and strike any word that plays it down.', seconds: 60 },
      },
      {
        step: { text: 'Begin a second line with “I like,” and finish it with any work.', minutes: 2 },
        challenge: { text: 'Choose which of the two lines an employer should read first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Starting is easier when everything has one place. Make a folder for applications, and put your résumé or an empty page into it.',
    short: 'Make a folder: applications. Résumé inside.',
    form: 'prepare',
    drill_sergeant: 'No résumé? Empty page. Save.',
    kind_encouraging: 'With something in the folder, your search has begun, and it has a home.',
    teammate: 'From now on, we know where everything goes.',
    wise_mentor: 'A search that has a place is easier to come back to.',
    own: [
      {
        step: { text: 'Put a posting, a link, or a note into the folder, too.', minutes: 2 },
        challenge: { text: 'Move the folder to the place that you see first.', seconds: 45 },
      },
      {
        step: { text: 'Start a page for the folder with two columns: where, and when.', minutes: 2 },
        challenge: { text: 'Enter the name of a company that you are curious about.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When a lot is going on, a search for work easily drifts without a date. Copy one job posting’s deadline onto a note.',
    short: 'Busy? Copy one job posting’s deadline onto a note.',
    form: 'note',
    drill_sergeant: 'Stick it to your screen.',
    kind_encouraging: 'If the posting names no date, write down its title, and that will do.',
    teammate: 'The note does the remembering, and we can get on with our day.',
    wise_mentor: 'Put the note where you see it, and the date will find its place among the others.',
    own: [
      {
        step: { text: 'Below the deadline, name the first document that you would need.', minutes: 1 },
        challenge: { text: 'Hang the note where you look most often on a busy day.', seconds: 30 },
      },
      {
        step: { text: 'Count back from the deadline to a day that still leaves room.', minutes: 1 },
        challenge: { text: 'Enter this day on the note as the deadline of your own.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A résumé can always be improved, and it can also be sent. Save it as a PDF, exactly as it is now.',
    short: 'Perfect can wait. Save the résumé as a PDF.',
    form: 'prepare',
    drill_sergeant: 'As it is. No last look. Close the folder.',
    kind_encouraging: 'You can make a better one later, and until then this one may go out.',
    teammate: 'It’s saved, so we can’t fiddle with it anymore.',
    wise_mentor: 'Whatever you would still change can go into the next version.',
    own: [
      {
        step: { text: 'Open the PDF once, and see that no line has slipped.', minutes: 1 },
        challenge: { text: 'Attach the file to an empty draft with no address yet.', seconds: 60 },
      },
      {
        step: { text: 'Start a list of changes for a later version of the résumé.', minutes: 1 },
        challenge: { text: 'Put one wish on the list, and leave the PDF as it is.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is hard to see your own strengths for a résumé. Ask {ally} for one word that describes how you do things.',
    short: 'Ask {ally} for one résumé word about you.',
    form: 'tell',
    drill_sergeant: 'Write it down. Say thanks.',
    kind_encouraging: 'You do not have to agree with it at once, and you may be pleasantly surprised.',
    teammate: 'If we like it, it goes into our next letter.',
    wise_mentor: 'Ask when they noticed it, and you will have an example as well.',
    own: [
      {
        step: { text: 'Write down the résumé word that you would choose yourself.', minutes: 1 },
        challenge: { text: 'Note one occasion on which that word was true.', seconds: 60 },
      },
      {
        step: { text: 'Ask what they saw you do that made them think of that word.', minutes: 1 },
        challenge: { text: 'Find the line of your résumé where their word would fit.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'People often hear of a job from somebody they know. Tell {ally} in one sentence what work you are looking for.',
    short: 'Tell {ally} what job you are looking for.',
    form: 'tell',
    drill_sergeant: 'Name the work and the place. Say thanks.',
    kind_encouraging: 'They may know of nothing now, and think of you when they do.',
    teammate: 'Now there’s another pair of ears out there for us.',
    wise_mentor: 'A sentence that is short and clear is easily passed on.',
    own: [
      {
        step: { text: 'Add what matters most to you in a new job.', minutes: 1 },
        challenge: { text: 'Mention that a name or a link would already help.', seconds: 30 },
      },
      {
        step: { text: 'Say, too, which kind of work you would rather not do.', minutes: 1 },
        challenge: { text: 'Shorten your sentence until somebody could pass it on by heart.', seconds: 60 },
      },
    ],
  },
]
