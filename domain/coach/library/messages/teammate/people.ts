import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'You mentioned {ally}, so let’s tell them. Send one sentence: what you’re doing today, and when. We don’t need an answer. It just helps when somebody knows before you start.',
    twin: 'Who could know about the goal {title}? Let’s tell one person what you’ll do first, and at what hour. Send it now, in one line. We don’t need an answer to start.',
    byKind: {
      relate:
        'You mentioned {person}, so let’s start there. Pick one thing they told you, and ask how it went. Keep your own story for another time. Listening is the whole job today.',
    },
    twinByKind: {
      finish:
        'Who’s been through the same thing? To {act}, let’s ask one person one exact question today. Send it now. While they think about it, do a bit that needs no answer.',
      relate:
        'Who’s next to speak when you talk? Let’s make it them. You want to {act}, so ask one thing and hold back your own story. One answer, heard to its end.',
      stop: 'Who could get a call in the hard hour? For the goal {title}, let’s ask that person now, in one line. You can talk about soccer. It helps even if you don’t call.',
      do_regularly:
        'Who could know about the goal? You want to {act}, so let’s tell one person what you’ll do first, and when. Send it now, in one line. We don’t need an answer.',
      recover:
        'Who could bring you something today? For the goal {title}, let’s ask one person for one exact thing: soup or a ride. Then let them do it. Accepting help goes on the log, too.',
    },
  },
  {
    text: 'Could {ally} help with this? Not with the work itself, only with something around it: a quiet half hour or a reminder. We’re allowed to ask. Ask for one exact thing today.',
    twin: 'Could somebody give you a quiet half hour for the goal {title}? Let’s ask one person for exactly that, with the hour in it. {when}, use it for your first move.',
    byKind: {
      relate:
        'Could we do something for {person} today? Pick one small job that’s usually theirs, do it, and don’t mention it. If they notice, a short answer is enough. Then we check it off.',
    },
    twinByKind: {
      stop: 'Could you spend the hard hour near somebody? For the goal {title}, let’s pick the person now, and a place. You don’t have to talk about it. You only have to be there.',
      save: 'Could you borrow the thing, share it, or get it cheaper? Before you pay for anything today, let’s ask one person. For the goal {title}, a line is enough, and the thing can wait.',
      learn:
        'Could somebody watch you try? You set out to {act}, so let’s show one person one small piece. Ask which bit was least clear. That bit is tomorrow’s practice.',
      relate:
        'Could that person do something for you, for once? You want to {act}, so let’s ask for a recipe, an opinion, or a hand with a knot. Then thank them for it.',
      do_regularly:
        'Could somebody give you a quiet half hour? To {act}, let’s ask one person for exactly that, with the hour in it. Use its first minute for your first move.',
    },
  },
  {
    text: 'Should {person} ask how it’s going, let’s have an answer: where it stands and what’s next. Write both down in one line. Whatever comes next is your first move today.',
    byKind: {
      relate:
        'Let’s ask {person} what’s coming up this week. One line will do, and you write the answer where you’ll see it on the day. Then we can ask how it went.',
    },
    twin: 'Somebody may ask how the goal {title} is going. Let’s have an answer ready: what’s done and what’s next. Write it in one line. {when}, do the part after “next.”',
    twinByKind: {
      finish:
        'Somebody else takes over tomorrow, let’s say. To {act}, write them one line: where it stands, what comes next. Now do that next bit yourself, and cross it out.',
      relate:
        'Somebody should hear from you first today. You want to {act}, so let’s not wait for their call. Send one line with a question in it that’s easy to answer.',
      stop: 'Somebody may tempt you today, or ask how it’s going. Let’s have an answer for the goal {title}: not today, thanks. Say it out loud once now, and it’s ready when you need it.',
      do_regularly:
        'Somebody may ask how it’s going. You want to {act}, so let’s have an answer: what’s done and what’s next. Write it in one line, and do the next part.',
      recover:
        'Somebody may ask how you are. For the goal {title}, let’s have an honest line ready, one for friends and one for the doctor. Write down the second one now.',
    },
  },
  {
    text: 'Let’s tell {ally} about the hard spot. One line about where you get stuck is enough. Nobody has to fix it. When it’s been said, the first minute is easier, so we do that one.',
    byKind: {
      relate:
        'Let’s tell {person} about one thing that made you think of them lately. One line is enough, and we don’t need an answer. Send it or say it, whichever is quicker.',
    },
    twin: 'Let’s tell somebody about the hard spot in the goal {title}. One line is enough, and they don’t have to fix it. {when}, do the first easy minute of it.',
    twinByKind: {
      learn:
        'Let’s teach one bit to somebody. You set out to {act}, so explain your newest piece in plain words, with no book. The first “hm” you hear is the part to look up.',
      reflect:
        'Let’s ask for some quiet. To {act}, tell the others when you’ll be sitting, and how long. Then sit when you said you would, even if it’s only half as long.',
      stop: 'Let’s tell somebody about the hard hour of the goal {title}. One line is enough: when it is, and where you’ll be instead. Then go there when it comes.',
      relate:
        'Let’s tell that person one thing you liked lately, with the day it happened. You set out to {act}, and it takes one breath to say. We don’t add advice.',
      do_regularly:
        'Let’s tell somebody about the hard spot. You want to {act}, and they don’t have to fix it. Once it’s been said, do the first easy minute of it.',
      recover:
        'Let’s tell somebody what’s hardest right now, in one line. For the goal {title}, they may do something small about it, if they offer. After that, have a rest.',
    },
  },
  {
    text: 'Thanks first, then work. Think of one thing that {ally} did to make this easier, and thank them for it today. Then let’s give our own part one good minute.',
    twin: 'Thanks first, work after. Somebody made the goal {title} a little easier, even by staying out of the way. Tell them so today. {when}, let’s give it one good minute.',
    twinByKind: {
      stop: 'Thanks first. Think of somebody who makes the goal {title} a little easier, maybe by never asking. Thank them for that one thing. Then let’s plan the hard minute so that they’re near.',
      relate:
        'Thanks first. You want to {act}, so let’s thank them for one exact thing, with the day in it. Say it in passing, so that nobody has to answer.',
      do_regularly:
        'Thanks first, work after. Somebody makes it easier to {act}, even by staying out of the way. Tell them so today. Then let’s give it one good minute. That goes on the log.',
    },
  },
  {
    text: 'Picture {person} asking what you did today. Let’s make the answer a short one: {when}, {then}. Do that when its moment comes, and you’ve got something true to say.',
    twin: 'Side by side works, too. {when}, do the first part of the goal {title} where somebody else is busy with their own things. Let’s pick the room now. No talking needed.',
    twinByKind: {
      finish:
        'You can do the dull part in company. You set out to {act}, so take one boring piece to a table where somebody’s busy too. Let’s finish it there, and talk after.',
      stop: 'When the goal {title} gets hard today, you don’t have to sit it out alone. Go where somebody is, and talk about anything else until it’s over. Let’s pick the person now.',
      recover:
        'You can rest in company. For the goal {title}, let’s ask somebody to sit with you for a while, without advice. If they want a job, they can bring you what you need.',
      relate:
        'Side by side is often enough: dishes, a crossword, the same show. To {act}, let’s be busy with the same thing for a bit. Talk can come or not.',
      do_regularly:
        'Side by side works well, too. To {act}, do the first part where somebody else is busy with their own things. Let’s pick the room now. No talking needed.',
    },
  },
  {
    text: 'Tell {ally} when you’ll do it, and only that. We don’t owe anybody a report. When somebody else knows the hour, you’re less likely to move it. Send the line now.',
    twin: 'Tell somebody the hour for the goal {title}, and only that. We don’t owe anybody a report. When somebody else knows the hour, you’re less likely to move it. Send the line now.',
    byKind: {
      relate:
        'Let’s tell {person} when you’ve got time for them, and only that. They can take it or leave it. Once the hour’s been named, you’re less likely to give it away.',
      stop: 'Tell {person} what you’ll do instead when it gets hard, and only that. We don’t owe anybody a report. It’s easier when they know what’s coming. One sentence is enough.',
    },
    twinByKind: {
      finish:
        'Tell one person what they’ll see by the end of the week. To {act}, name one small piece, not the whole. Let’s do the first bit of it today.',
      relate:
        'Tell that person when you’ll call or come next, with the day. You set out to {act}, and a date is better than a promise. Let’s send it before you close this page.',
      stop: 'Tell somebody when it’s hardest, and ask for a message at that time, about anything. For the goal {title}, that’s our alarm today. You only have to read it.',
      do_regularly:
        'Tell somebody the hour, and only that. You want to {act}, and when another person knows the hour, you’re less likely to move it. Let’s send the line now.',
    },
  },
  {
    text: 'What would {ally} notice if your goal went a little better today? Let’s do a bit of that, because it can be seen. What nobody sees can wait for another day.',
    twin: 'Who would notice first if the goal {title} went a little better? {when}, let’s do a bit of the part that person would see. The parts that nobody sees get another day.',
    twinByKind: {
      stop: 'Who would notice first if the goal {title} got a little easier? Let’s make one change that person would see: a cleared shelf, another chair, an open window. Do it before the hard hour.',
      learn:
        'Who’d like to hear or see a piece of your work? You want to {act}, so let’s pick the piece you’d show that person. Do it once from memory, as if they were there.',
      save: 'Who’d be glad for you if the money worked out? For the goal {title}, let’s tell that person one number today, a small one that’s true. Then look up the next one, and write it down.',
      relate:
        'Who knows what that person enjoys? You want to {act}, so let’s ask a relative, a friend, or a neighbor for one small idea. Use it this week, and don’t say where it’s from.',
      do_regularly:
        'Who would notice first? You want to {act}, and somebody sees a bit of it. Let’s do a bit of the part that person would see. The parts that nobody sees get another day.',
    },
  },
]
