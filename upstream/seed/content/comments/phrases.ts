import type { EntityType } from '../../../db/schema.ts';

/**
 * Parts of comments. A comment is a start, a middle that fits the type of post, an end, or two of
 * them; {first} is the first name (or name) of the author of the post.
 */
export const starts: readonly string[] = [
  'Thank you for this, {first}.', 'This is useful.', 'Saved.', 'Sent to our whole desk.', 'Yes.', 'I did not know that.', 'Well put.', 'Second this.', 'Good timing.', 'Printing this one.',
  'I read it twice.', 'Needed today.', 'Agreed, mostly.', 'Interesting.', 'Same here.', 'Oh, this is good.', 'I had the opposite experience.', 'A small question, {first}.', 'Can confirm.', 'From the other side of the desk:',
  'Late to this, but thank you.', 'Bookmarked for Monday.', 'I laughed, then I checked, and it is true.', 'Fair.', 'Exactly the detail that I was missing.', 'My editor forwarded this to me without a word.',
];

export const middles: Readonly<Record<Exclude<EntityType, 'interview'>, readonly string[]>> = {
  communityPost: [
    'We tried something close to it in spring and it held for about six weeks.', 'The second paragraph is the part that people will skip and should not.', 'I wish that somebody had told me in my first year.', 'Does it work on a desk of four, too?',
    'We count it differently here, and I think that your way is better.', 'Our lawyers would ask for one more line.', 'It took us a bad week to learn the same.', 'I would add the hour as well as the day.', 'The number is lower in the country, in my experience.',
    'What did the night shift say?', 'There is a good piece in this for somebody with more time than I have.', 'I have a folder of these and shall send you the best.', 'We do it on paper, which is slower and better.', 'It is the kind of thing that gets lost in a handover.',
    'My predecessor left me a note that said nearly the same.', 'Could you say how long it took from start to finish?', 'The caption alone is worth it.', 'I know of two more cases, both smaller.', 'Nobody says this at conferences.', 'I would have written "usually".',
    'It is the first time that I have seen it explained without a diagram.', 'Students ask me about this every year and now I have an answer.',
  ],
  callout: [
    'I know two people who fit and have passed it on.', 'My aunt did this for nine years and loves to talk; message sent.', 'Would somebody from Tasmania be of any use?', 'I can help with background, though not by name.', 'The association’s secretary is the person to ring first.',
    'Is a written answer enough, or does it have to be by phone?', 'I have the documents, but not the time before Friday.', 'Shared in our staff channel.', 'There was somebody in the Bega paper last year; I shall look for the cutting.', 'May I put my sister in touch?',
    'What happens if the deadline falls on the show holiday?', 'I am one of them, and I have sent you a note.', 'We turned ours down in 2019 and still have the letter.', 'Do you need them on camera?', 'Try the librarians; they know everybody.', 'Are photographs of any interest?',
  ],
  event: [
    'Will there be a recording for those of us on the other side of the world?', 'I was there last time; go early and sit on the left.', 'Is there a step at the door?', 'Coming with two colleagues.', 'I am in court that day, sadly. Please take notes for me.',
    'Can students come?', 'The trains stop at ten that weekend, so plan for it.', 'Put me down as a maybe with good intentions.', 'The room has no windows, but the speakers make up for it.', 'See you there. I shall be the one with the wet umbrella.', 'Which door, please?', 'Is it all right to come late from a shift?',
  ],
  job: [
    'Is the salary band public?', 'I did this job for two years, and it is as good as it sounds.', 'Would you take somebody from outside the trade?', 'Passed on to a former student of mine.', 'Who would this person report to?', 'Is four days a week an option?',
    'The best manager that I ever had works there.', 'Do you sponsor visas?', 'Is the car manual?', 'When do you hope to decide?', 'Thank you for writing an advertisement that a person can understand.', 'Can it be done from Perth, with the hours as they are?',
  ],
  record: [
    'Clear as a bell, and short.', 'Could you post a version with captions?', 'What did you film it on?', 'I played it to my class this morning.', 'The last ten seconds are the story.', 'Under a minute, thank you.', 'Is there a longer cut?', 'Watched without sound and still understood it.', 'The pause at the end is perfect.',
    'May we use it with credit?',
  ],
  reaction: [
    'I read the original differently, but I take your point on the chart.', 'The author has replied under the piece, and gracefully.', 'Paragraph six is the one.', 'You are kinder than I was.', 'Is the data public?', 'They have corrected it since.', 'I should like to read the long version of this.', 'We ran the same figure and I shall look into it.',
    'That is what the desk said, too.', 'Could I quote the second sentence?',
  ],
  statement: [
    'Clear, dated and signed. More of this.', 'Who can be asked about the second point?', 'We shall run it in full.', 'When is the next update?', 'I appreciate that it says "we".', 'What changed since Monday?', 'Noted, with thanks for the plain words.', 'Does it apply to contractors as well?', 'Will the letters be published, too?',
    'That answers four of my five questions.',
  ],
  story: [
    'The third paragraph ought to be the first.', 'A fine piece of work; the list at the end is worth keeping.', 'We have seen the same two towns over.', 'Is the table available as a file?', 'I was quoted and I was quoted correctly.', 'My father was on that shift.', 'Good to see the method next to the story.', 'What did the department say when you rang again?',
    'Please follow this up in six months.', 'I had to read it aloud to my husband.', 'The map is better than ours, and I am not happy about it.', 'It would be good to know how many were asked.',
  ],
};

export const ends: readonly string[] = [
  'Happy to talk, if that helps.', 'More by message.', 'I shall report back.', 'Thank you again.', 'No rush.', 'Coffee is on me.', 'Will share when I have asked.', 'That is all from me.', 'Ring me after four.', 'I can send the file.',
  'Let me know either way.', 'Carry on.', 'If anyone disagrees, I should like to hear it.', 'It has made my week.', 'We open at eight.', 'Source on request.',
];

export const replies: readonly string[] = [
  'Thank you, that is very kind.', 'Message sent.', 'Good point; I have added it.', 'It does, from four people upwards.', 'Yes, please do.', 'Eleven weeks, all told.', 'I asked, and the answer is Thursday.', 'I had not thought of that.', 'The same here, since March.', 'It is public now; I have put the link in the post.',
  'They said no, but nicely.', 'You are right and I have changed it.', 'Only the first half of it, I am afraid.', 'We meet at six, round the back.', 'I should be glad of the cutting.', 'That would be wonderful.', 'Not yet. I shall ring again tomorrow.', 'It was raining, to be fair.', 'Two of them, and a dog.', 'Captions are coming tonight.',
  'A recording goes up the next day.', 'I have passed it on to the desk.', 'The band is in the link.', 'Anyone with a key, as far as I know.', 'That is the nicest thing that anybody has said about a spreadsheet.', 'Ask for Des.', 'I stand corrected.', 'Agreed, and I would go further.', 'It was my first one, so thank you.', 'Nobody knows. I have asked everybody.',
  'Try the back issue from May.', 'Yes to both.', 'No, and I wish that we had.', 'By phone is fine.', 'I will bring a copy on Thursday.', 'See you there.',
];
