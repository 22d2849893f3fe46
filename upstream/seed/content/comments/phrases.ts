import type { EntityType } from '../../../db/schema.ts';

/** What somebody says about a post of this type, and what its author answers, where there is an answer. */
export type Remark = readonly [remark: string, answer?: string];

/**
 * Parts of comments. A comment is a start, a remark that fits the type of post, an end, or two of
 * them; {first} is the first name (or name) of the author of the post.
 */
export const starts: readonly string[] = [
  'Thank you for this, {first}.', 'This is useful.', 'Saved.', 'Sent to our whole desk.', 'Well put.', 'Good timing.', 'Printing this one.', 'I read it twice.', 'Needed today.', 'Interesting.', 'Oh, this is good.',
  'Late to this, but thank you.', 'Bookmarked for Monday.', 'I laughed, then I checked, and it is true.', 'My editor forwarded this to me without a word.', 'Glad to see this here.', 'Thanks, {first}.', 'Passing it on.', 'I had missed this.',
];

export const remarks: Readonly<Record<Exclude<EntityType, 'interview'>, readonly Remark[]>> = {
  communityPost: [
    ['We had something close to it in spring.', 'How did it end?'], ['I wish that somebody had told me in my first year.'], ['Is that the same in smaller newsrooms?', 'Smaller ones are better at it, in my experience.'], ['We do it differently here, and I think that your way is better.', 'I would not bet on it. Tell me how yours goes.'],
    ['It took us a bad week to learn the same.', 'It took us two.'], ['There is a good piece in this for somebody with more time than I have.', 'Take it. I mean that.'], ['I have a folder of these and shall send you the best.', 'Please do.'], ['Nobody says this at conferences.', 'They say it at the bar afterwards.'],
    ['I know of two more cases, both smaller.', 'I should be glad of the names.'], ['I would have written "usually".', 'You are right, and I shall.'], ['Students ask me about this every year.'], ['My predecessor left me a note that said nearly the same.', 'Wise predecessor.'],
    ['It is not like that in the country, mind you.', 'Then I should come and look.'], ['Who else should be reading this?', 'Everybody who has ever said that it is somebody else’s job.'], ['You can hear that it was written by a person.', 'A tired one.'], ['Same story here, with other names.'],
    ['I have had the opposite experience, and would be glad to compare.', 'Let us. I am in on Thursday.'], ['Some of us have been saying so since 2019.', 'And I did not listen. Sorry.'], ['It deserves more than a scroll.'], ['May I quote this in a talk next month?', 'Of course. Send me the rest of the talk.'],
    ['I showed it to the new ones.', 'What did they say?'], ['Agreed, down to the last word.'], ['This happened to my cousin, of all people.'], ['Half of our morning meeting was about this.', 'I hope it was the better half.'],
  ],
  callout: [
    ['I know two people who fit and have passed it on.', 'Wonderful, thank you.'], ['Would somebody from Tasmania be of any use?', 'Very much so.'], ['I can help with background, though not by name.', 'That is fine. Message me and we will agree how.'], ['The association’s secretary is the person to ring first.', 'Rang. She is as good as you say.'],
    ['Is a written answer enough, or does it have to be by phone?', 'Written is fine, as long as I may ask one question back.'], ['Shared in our staff channel.'], ['There was somebody in the Bega paper last year; I shall look for the cutting.', 'I should be glad of it.'], ['May I put my sister in touch?', 'Please do.'],
    ['What if I can only do it after the deadline?', 'Tell me now and I will leave a gap.'], ['I have sent you a note.', 'Got it, and I shall ring tomorrow.'], ['Do you need people on camera?', 'No, unless they would like to be.'], ['Try the librarians; they know everybody.', 'They do. They have found me two.'], ['Is anybody from outside the state of interest?', 'Yes, if the story is.'],
    ['My neighbour is your man, if you can get him to stop.'], ['I was asked the same by another paper in June and nothing came of it.', 'I cannot promise that it runs, but I will tell you either way.'],
  ],
  event: [
    ['Will there be a recording for those of us on the other side of the world?', 'Yes, if everyone who speaks agrees. I will post it here.'], ['I went to the last one; go early.', 'And you are coming again, I hope.'], ['Is there a step at the door?', 'One, and a ramp on the left. Ring me if that is trouble.'], ['Coming with two colleagues.', 'All three are welcome.'],
    ['I am working that day, sadly. Please take notes for me.'], ['Can students come?', 'Yes, and they may sit at the front.'], ['Put me down as a maybe with good intentions.'], ['See you there. I shall be the one with the wet umbrella.'], ['Is it all right to come late from a shift?', 'Of course. Come in quietly and wave.'],
    ['How many places are there?', 'More than you would think, fewer than last year.'], ['I have told our interns to be there.'], ['Do you need somebody to help set up?', 'Always. An hour before would be perfect.'],
  ],
  job: [
    ['Is the salary band public?', 'It is in the pack that you get when you ask; I will send it to you.'], ['I did work like this for two years, and it is as good as it sounds.'], ['Would you take somebody from outside the trade?', 'We have before, and we were lucky.'], ['Passed on to a former student of mine.', 'Thank you. Tell them to say that you sent them.'],
    ['Who would this person report to?', 'To me, on paper. In fact to the whole team.'], ['Is sharing it between two people an option?', 'If the two of you have thought it through, yes.'], ['When do you hope to decide?', 'Within three weeks, and everybody hears from us.'], ['Thank you for writing an advertisement that a person can understand.'],
    ['The kindest people I have worked with are there.'], ['Would you look at somebody who is coming back after a break?', 'Gladly.'], ['If I were ten years younger.', 'There is no age on the form.'], ['Is there a test?', 'A short one, and it is paid.'],
  ],
  record: [
    ['Clear as a bell, and short.'], ['Could you post a version with captions?', 'Tonight, I hope. I ought to have done so at once.'], ['What did you film it on?', 'A telephone and a pile of books.'], ['I showed it to my class this morning.', 'What did they make of it?'], ['The ending is the story.'], ['Under a minute, thank you.'], ['Is there a longer cut?', 'There is, and it is not better.'],
    ['Watched without sound and still understood it.', 'That was the plan.'], ['May we use it with credit?', 'Yes. Please link back here.'], ['Did you do that in one take?', 'In the ninth.'],
  ],
  reaction: [
    ['I read the original differently, but I take your point.', 'That is all I ask.'], ['The author has seen this, I hear, and is taking it gracefully.', 'I expected nothing else.'], ['You are kinder than I was.', 'I wrote it twice.'], ['Is the data public?', 'It is. I can send you the address.'], ['They are looking at it, as far as I know.'],
    ['I should like to read the long version of this.', 'It exists. It is very long.'], ['That is what our desk said, too.'], ['May I quote you on it?', 'Yes, all of it or none of it.'], ['I would go further.', 'Go on, then.'], ['A fair reading.'],
  ],
  statement: [
    ['Clear, and signed. More of this.'], ['Who can be asked about it on Monday?', 'Me. The number is on the profile.'], ['We shall run it in full.', 'Thank you.'], ['I appreciate the plain words.'], ['What led to this?', 'A long meeting and a short one. Ring me.'], ['Noted.'], ['Is there more to come?', 'When there is something to say.'],
    ['That answers four of my five questions.', 'And the fifth?'], ['I have rarely seen it put like this.'], ['May it be quoted in part?', 'Yes, if the sense is kept.'],
  ],
  story: [
    ['A fine piece of work.'], ['We have seen the same two towns over.', 'Which towns? I should like to ring somebody there.'], ['I was part of this once and it is as you describe.'], ['Good to see how it was done, and not only what was found.'], ['Please follow this up in six months.', 'It is in the diary.'], ['I had to read it aloud to my husband.'], ['I am not happy that you had it first.', 'I know. Sorry. A little.'],
    ['How long did you work on it?', 'On and off, since winter.'], ['My mother rang me about it, which is the highest honour.'], ['Short, and nothing is missing.'], ['Is there anything that did not make it in?', 'Plenty. Buy me a coffee.'], ['Passed around the table at lunch.'],
  ],
};

export const ends: readonly string[] = ['Happy to talk, if that helps.', 'More by message.', 'Thank you again.', 'No rush.', 'Coffee is on me.', 'That is all from me.', 'Let me know either way.', 'It has made my week.', 'Carry on.', 'If anyone disagrees, I should like to hear it.'];

/** What commenters say to each other and back to the author; none of them needs anything to have been said before. */
export const replies: readonly string[] = [
  'Thank you.', 'That is very kind.', 'Good to know.', 'I had not thought of that.', 'The same here.', 'Seconded.', 'Thank you, that helps.', 'Agreed.', 'Just what I was going to say.', 'I should like to hear more about this.', 'Glad that it is not only us.', 'You have put it better than I could.', 'Noted, with thanks.', 'Me too, as it happens.',
  'Fair enough.', 'I will hold you to that.', 'Ha! Yes.', 'Let us talk on Thursday.', 'And so say all of us.', 'I owe you a coffee.', 'I have sent you a message.', 'I was wondering the same.', 'This is why I read the comments.', 'Count me in.', 'Thanks for asking, I did not dare.', 'You are not alone in that.',
];
