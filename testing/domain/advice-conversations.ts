/**
 * Conversations about advice, plans, races and topics, and what the last message of each is understood
 * as; 'refuse' where it is not to be answered. Asked as those of `conversations.ts`, and kept out of what
 * the reader of questions is trained on.
 */
export const ADVICE_CONVERSATIONS: readonly (readonly [
  messages: readonly string[],
  meant: string,
])[] = [
  // More of a topic that was spoken of
  [['whats a lactate threshold', 'how do i train it'], 'about threshold: how'],
  [['whats a lactate threshold', "what's mine", 'how do i raise it'], 'about threshold: how'],
  [['is my cadence too low', 'how do I raise it'], 'about cadence: how'],
  [['what is cadence', 'does it prevent injuries'], 'about cadence: injuries'],
  [['is VO2max worth caring about', 'how do I raise it'], 'about vo2max: how'],
  [['what is a tempo run', 'how often should i do them'], 'about tempo: often'],
  [['what is a tempo run', 'how long should it be'], 'about tempo: long'],
  [['what is a tempo run', 'why do they help'], 'about tempo: why'],
  [['what are strides', 'what are they good for'], 'about strides: why'],
  [['explain overreaching', 'how would I notice'], 'about overtraining: signs'],
  [['explain overreaching', 'how long to recover from it'], 'about overtraining: long'],
  [['what is zone 2', 'how much of my week should be in there'], 'about zone 2: often'],
  [['How easy are my easy runs', 'why does it matter'], 'about easy run: why'],
  [["what's my weight", 'will it make me faster'], 'about weight loss: why'],
  [
    ['should I do strength training', 'does it prevent injuries'],
    'about strength training: injuries',
  ],
  [['how do i raise my vo2max'], 'about vo2max: how'],
  [['what is threshold', 'how is it different from tempo'], 'about tempo or threshold'],
  // A day's run, wished otherwise
  [['what should I run tomorrow', 'make it shorter'], 'plan tomorrow · 20% less'],
  [['what should I run tomorrow', '14 km instead'], 'plan tomorrow · 14 km'],
  [['what should I run tomorrow', 'can I do 14'], 'plan tomorrow · 14 km'],
  [['what should I run tomorrow', 'I only have 40 minutes'], 'plan tomorrow · 40:00'],
  [['what should I run tomorrow', 'what pace'], 'training paces'],
  [['when is my next long run', 'can I do 14 km instead'], 'the next one of the plan · 14 km'],
  [['plan for next week', '14 km instead'], 'refuse'],
  // Moved to another day
  [
    ['what should I run tomorrow', 'can it go on tuesday'],
    'plan week · on 24 November 2026 · Monday and Tuesday swapped',
  ],
  [
    ['when is my next interval session', 'no, wednesday please'],
    'plan week · on 25 November 2026 · hard day on Wednesday',
  ],
  [
    ['when is my next interval session', "tuesday doesn't work, thursday would be better"],
    'plan week · on 26 November 2026 · hard day on Thursday',
  ],
  [['plan next week', 'no Tuesday'], 'plan next week · not on Tuesday'],
];
