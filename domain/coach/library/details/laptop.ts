import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a laptop that closes. */
export const laptopDetails: readonly Detail[] = [
  {
    text: 'A task without an end keeps the laptop open. Write down one last task for today that is done when you send it.',
    short: 'Write down one last task. Close the laptop after it.',
    form: 'note',
  },
  {
    text: 'Open tabs make you feel that you are not finished. Write down the one you need tomorrow, and close the others on the laptop.',
    short: 'Write down the one tab for tomorrow. Close the laptop.',
    form: 'note',
  },
  {
    text: 'A closing hour that only you know is easily moved. Enter it in your calendar now, as an appointment with a name.',
    short: 'Block the closing hour in the calendar. The laptop closes then.',
    form: 'note',
  },
  {
    text: 'Closing the laptop is a single movement that you can practice. Close the lid now, breathe out, and open it only if you must.',
    short: 'Close the laptop’s lid. Breathe out. Open it only to finish.',
    form: 'prepare',
  },
  {
    text: 'Most late emails can wait until tomorrow. Write the sentence that says so now, so that you only have to send it.',
    short: 'Write a line that answers late emails with “tomorrow.”',
    form: 'note',
  },
  {
    text: 'Without its charger, the laptop cannot stay on for long. Unplug it when the last task begins, and put the cable away.',
    short: 'Unplug the laptop for the last task. Put the cable away.',
    form: 'moment',
  },
  {
    text: 'It is easier to close the laptop when something else is ready. Lay it out where you see it: shoes, a book, or a pan.',
    short: 'For after the laptop: lay out shoes or a book.',
    form: 'prepare',
  },
  {
    text: 'There is always one more email. Mark the last one you will answer today, and close the laptop when it is sent.',
    short: 'Choose the last email you answer. Then close the laptop.',
    form: 'note',
  },
  {
    text: 'A number on the mail icon makes you look once more. Turn that number off on your laptop and your phone.',
    short: 'Turn off the mail counter on laptop and phone.',
    form: 'prepare',
  },
  {
    text: 'A task on paper is easier to leave until tomorrow. Write down tomorrow’s first one, and lay the paper on the laptop.',
    short: 'Write tomorrow’s first task on paper. Lay it on the lid.',
    form: 'note',
  },
  {
    text: 'A closed laptop that stays on the desk is soon open again. Lay its bag or sleeve beside it now, open.',
    short: 'Lay the laptop’s bag on the desk, open.',
    form: 'prepare',
  },
  {
    text: 'A task can stay unfinished without getting lost. Write in one line where you stopped, and close its file on the laptop.',
    short: 'Write down where you stopped. Then close the laptop.',
    form: 'note',
  },
  {
    text: 'People write to you for as long as you look available. Set your status to away before the last task on the laptop.',
    short: 'Set your status to away. One task, then the laptop closes.',
    form: 'moment',
  },
  {
    text: 'In front of a laptop, you easily overlook how late it is. Turn on the ceiling light for the last task, and check the clock.',
    short: 'It gets late at a laptop. Ceiling light on, check the clock.',
    form: 'moment',
  },
  {
    text: 'When your last task is sent, stand up first. Then close the laptop standing, without sitting down again.',
    short: 'When the last task is sent, stand up. Close the laptop.',
    form: 'moment',
  },
  {
    text: 'A quick look easily takes another hour. Put the closed laptop where you have to get up to reach it.',
    short: 'Put the closed laptop in another room.',
    form: 'moment',
  },
  {
    text: 'It is easier to stop when somebody expects it. Tell one person at what hour your laptop closes today.',
    short: 'Tell one person when the laptop closes. They may ask you.',
    form: 'tell',
  },
  {
    text: 'A shorter list helps you close the laptop. Cross out one thing on today’s, and write it down for tomorrow.',
    short: 'Cross out one task for today. The laptop closes earlier.',
    form: 'note',
  },
  {
    text: 'An unsaved file keeps you at the laptop when it is time to close it. Save everything that is open now.',
    short: 'Save every open file now. Then the laptop closes faster.',
    form: 'prepare',
  },
  {
    text: 'A late idea can wait when you have noted it. Put pen and paper beside the laptop, and give each idea one line.',
    short: 'Put pen and paper by the laptop. Late ideas go there.',
    form: 'prepare',
  },
  {
    text: 'A late meeting keeps the laptop open. Look up the last one of your next workday, and propose an earlier hour.',
    short: 'Ask to move your last meeting earlier. The laptop closes sooner.',
    form: 'tell',
  },
  {
    text: 'New mail is new work. Close your mail program some minutes before you close the laptop.',
    short: 'Close your mail first. Then the rest. Then the laptop.',
    form: 'moment',
  },
  {
    text: 'Perhaps one person often writes to you late. Tell them when you will answer tomorrow, so that the laptop can stay closed.',
    short: 'Tell whoever writes late that you answer tomorrow. Close the laptop.',
    form: 'tell',
  },
  {
    text: 'The lid goes down more easily on an empty desk. Put away the cup and the paper first, and close the laptop last.',
    short: 'Clear the desk around the laptop. Close the lid last.',
    form: 'moment',
  },
]
