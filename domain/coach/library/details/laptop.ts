import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a laptop that closes. */
export const laptopDetails: readonly Detail[] = [
  {
    text: 'A laptop closes late because the last task has no end. Choose a last task that is done when it is sent.',
    short: 'Choose a last task with an end. Then the laptop closes.',
  },
  {
    text: 'The open tabs are tomorrow’s list in disguise. Write down the one that matters, and close the others with the laptop.',
    short: 'Write down the one tab that matters. Close the laptop.',
  },
  {
    text: 'Nobody calls at the hour when the laptop is meant to close. Put a meeting with yourself there, and give it a name.',
    short: 'Block the closing hour in the calendar. The laptop obeys it.',
  },
  {
    text: 'The lid is a decision that you can hear. Close the laptop once now, listen to the click, and open it for the last piece.',
    short: 'Close the lid once. Hear it. Open it only to finish.',
  },
  {
    text: 'A late question in your email is rarely a fire. Draft the sentence that puts it off until tomorrow.',
    short: 'Draft the line that says “tomorrow.” Then close the lid.',
  },
  {
    text: 'Work expands to the battery. Unplug the laptop well before its hour, and let the charge say when it is late.',
    short: 'Unplug the laptop early. When the battery is low, stop.',
  },
  {
    text: 'The laptop closes more easily when something else is open. Lay the book, the shoes, or the pan where you will see it.',
    short: 'Lay out what comes after the laptop. In sight.',
  },
  {
    text: 'Email has no last one. Choose the message at which you will stop, and answer only up to there.',
    short: 'Choose the last email you answer. Then close the laptop.',
  },
  {
    text: 'A badge on an icon is a question that somebody else asked. Turn the badges off an hour before the laptop closes.',
    short: 'Turn the badges off. Then close the laptop.',
  },
  {
    text: 'Tomorrow begins where you leave a note. Write its first task on paper, and lay the paper on the closed laptop.',
    short: 'Write tomorrow’s first task on paper. Lay it on the lid.',
  },
  {
    text: 'The bag is the right place for a closed laptop. Put its sleeve on the desk now, open and empty.',
    short: 'Put the open laptop sleeve on the desk.',
  },
  {
    text: 'One unfinished task may wait in the closed laptop. Write beside it where you stopped, and let it stay.',
    short: 'Note where you stopped. Leave it. Close the laptop.',
  },
  {
    text: 'Chat keeps a light on for others. Set your status to away before you begin the last task on the laptop.',
    short: 'Set your status to away. One task, then the laptop closes.',
  },
  {
    text: 'A bright laptop hides how late it is. Turn the ceiling light on when the last task begins, and look at the clock once.',
    short: 'Turn on the ceiling light. Check the clock. Close the laptop.',
  },
  {
    text: 'Your hand goes to the lid sooner if it has somewhere to go after that. Decide what it will hold instead of the laptop.',
    short: 'Choose what your hands do after the laptop. Lay it out.',
  },
  {
    text: 'A quick look after closing is how the second shift begins. Put the laptop where you would have to stand up to reach it.',
    short: 'Put the closed laptop far away. Standing up is required.',
  },
  {
    text: 'Somebody is waiting for the end of your day. Tell them the hour at which the laptop closes, and let them ask you.',
    short: 'Tell one person when the laptop closes. They may ask you.',
  },
  {
    text: 'The calendar shows when work starts and hides when it stops. Enter the closing of the laptop as the last line.',
    short: 'Enter the laptop’s closing hour as today’s last appointment.',
  },
  {
    text: 'A saved file lets go of you, and the laptop may close. Save everything that is open, and look at the clock once while you do.',
    short: 'Save everything. Check the clock. Then close the lid.',
  },
  {
    text: 'The late idea feels urgent because it is late. Give it one line on paper beside the laptop, and no more.',
    short: 'Write a late idea on paper. Not on the laptop.',
  },
  {
    text: 'Meetings at the edge of the day push the lid open. Look at tomorrow’s last one, and propose an earlier hour.',
    short: 'Propose an earlier hour for tomorrow’s last meeting. The laptop closes.',
  },
  {
    text: 'It is easier to close one program than a day. Close mail first, while the laptop is still busy with the rest.',
    short: 'Close your mail first. Then the rest. Then the laptop.',
  },
  {
    text: 'You know who always writes when the laptop should be closed. Tell that person today when they will have your answer.',
    short: 'Tell the late writer: tomorrow. The laptop is closed then.',
  },
  {
    text: 'A desk that looks finished helps the lid. Put the pens, the cup, and the paper away around the laptop.',
    short: 'Clear the desk around the laptop. Close the lid last.',
  },
]
