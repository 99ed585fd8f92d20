import type { LibraryStep } from '#domain/coach/library/entry.ts'

export const prepareDoRegularly: readonly LibraryStep[] = [
  {
    text: 'Lay everything you need for {acting} in one place.',
    twin: 'Lay everything you need for it in one place.',
    minutes: 2,
  },
  { text: 'Put the first thing you need where your hand will be {when}.', minutes: 1 },
  {
    text: 'Put into one line what today’s part is, and how long it takes.',
    minutes: 1,
  },
  {
    text: 'Carry what you need for {acting} to where you do it.',
    twin: 'Carry what you need to where you do it.',
    minutes: 2,
  },
  { text: 'Take one thing that you will use, and put it where you start.', minutes: 1 },
  {
    text: 'Finish one small chore that would otherwise come before {acting}.',
    twin: 'Finish one small chore that would otherwise come first.',
    minutes: 3,
  },
  { text: 'Line up what you will use, with the first thing in front.', minutes: 1 },
  {
    text: 'Clear away whatever has landed on the things for {acting}.',
    twin: 'Clear away whatever has landed on the things you need.',
    minutes: 2,
  },
  {
    text: 'Check the clock, and say how much time there is before {acting}.',
    twin: 'Check the clock, and say how much time there is until it starts.',
    minutes: 1,
  },
  {
    text: 'Pull one thing for {acting} out of the drawer or the bag.',
    twin: 'Pull one thing you need out of the drawer or the bag.',
    minutes: 1,
  },
  { text: 'Push aside whatever stands between you and the start.', minutes: 1 },
  { text: 'Get dressed for it, as far as you already can.', minutes: 1 },
  {
    text: 'Do one small part of {acting} now, while you think of it.',
    twin: 'Do one small part of it now, while you think of it.',
    minutes: 1,
  },
  {
    text: 'Place one thing for {acting} where you cannot step past it.',
    twin: 'Place one thing it needs where you cannot step past it.',
    minutes: 1,
  },
  {
    text: 'Take the phone out of the room where you start.',
    minutes: 1,
  },
  {
    text: 'Check one thing for {acting}: is it whole, full, and near?',
    twin: 'Check one thing you need: is it whole, full, and near?',
    minutes: 2,
  },
  {
    text: 'Tell one person that you are about to {act}.',
    twin: 'Tell one person when it starts today.',
    minutes: 1,
  },
  {
    text: 'Open or unpack what {acting} starts with.',
    twin: 'Open the door, the bag, or the drawer it starts with.',
    minutes: 1,
  },
  {
    text: 'Say when you will {act} and when you will stop.',
    twin: 'Say when it starts today and when it stops.',
    minutes: 1,
  },
  { text: 'Leave what you are doing at a point where it can wait.', minutes: 1 },
  {
    text: 'Repair or replace what was a nuisance for {acting} last time.',
    twin: 'Repair or replace what was a nuisance last time.',
    minutes: 2,
  },
  { text: 'Underline today’s first move on a slip, and lay the slip where you start.', minutes: 1 },
  {
    text: 'Note what is still to do before {acting}, and drop one thing.',
    twin: 'Note what is still to do before it, and drop one thing.',
    minutes: 1,
  },
  { text: 'Clean one thing that you use for {acting}.', twin: 'Clean one thing that you use for it.', minutes: 2 },
  {
    text: 'Shorten one thing on the list to make time for {acting}.',
    twin: 'Shorten one thing on the list to make time for it.',
    minutes: 2,
  },
  { text: 'Switch off the screen that is most likely to be on {when}.', minutes: 1 },
  {
    text: 'Ask somebody to be there for {acting} once this week.',
    twin: 'Ask somebody to join you once this week.',
    minutes: 2,
  },
  {
    text: 'Speak the first two moves out loud.',
    minutes: 1,
  },
  {
    text: 'Write the other things on your mind on a list before {acting}.',
    twin: 'Write the other things on your mind on a list, and turn it over.',
    minutes: 1,
  },
  {
    text: 'Write today’s hour for {acting} on a note for the fridge.',
    twin: 'Write today’s hour on a note on the mirror or the fridge.',
    minutes: 1,
  },
  { text: 'Get out what you had ready the last time it went well.', minutes: 1 },
  {
    text: 'Show somebody the hour of {acting} in the calendar.',
    twin: 'Show somebody the hour for it in the calendar.',
    minutes: 1,
  },
  {
    text: 'Move one errand, so that it comes after {acting}.',
    twin: 'Move one errand, so that it comes afterward.',
    minutes: 1,
  },
  { text: 'Hang what you will wear or bring on the door handle.', minutes: 1 },
  {
    text: 'Write the start time of {acting} on today’s list.',
    twin: 'Write today’s start time at the top of your list.',
    minutes: 1,
  },
  { text: 'End one chat, call, or video before you begin.', minutes: 1 },
  {
    text: 'Bring a glass of water to where you start.',
    minutes: 2,
  },
  {
    text: 'Unwrap, unzip, or unfold what you need for {acting}.',
    twin: 'Unwrap, unzip, or unfold what you need for it.',
    minutes: 1,
  },
  {
    text: 'Ask somebody to knock or call when it is time for {acting}.',
    twin: 'Ask somebody to knock or call when it is time for it.',
    minutes: 1,
  },
  {
    text: 'Split today’s part of {acting} in two, the smaller one first.',
    twin: 'Split today’s part in two, the smaller one first.',
    minutes: 1,
  },
  { text: 'Get one thing ready that is often missing when you begin.', minutes: 2 },
  { text: 'Ask at home or at work what else is planned {when}.', minutes: 2 },
  {
    text: 'Make a small deal with somebody for {acting} today.',
    twin: 'Make a small deal with somebody that you do it today.',
    minutes: 1,
  },
  { text: 'Warn one person that you will send a message when it is done.', minutes: 1 },
  {
    text: 'Lay a slip with the hour where you will be just before it starts.',
    minutes: 1,
  },
  {
    text: 'Collect what {acting} needs and does not have yet.',
    twin: 'Collect what it needs and does not have yet.',
    minutes: 2,
  },
  {
    text: 'Stick a note with the hour on the door you go through first.',
    minutes: 1,
  },
  {
    text: 'Leave the chair you are in, and go straight to {acting}.',
    twin: 'Leave the chair you are in, and go straight to it.',
    minutes: 1,
  },
]
