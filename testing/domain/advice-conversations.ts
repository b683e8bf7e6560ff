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
  // After a taper
  [['taper for harbour', 'any fast stuff'], 'about sessions in the taper'],
  [['taper for harbour', 'what about strength'], 'about strength before a race'],
  [
    ['taper for harbour', 'any fast stuff', 'can I do parkrun the day before'],
    'about a race the day before',
  ],
  [['taper for harbour', 'how much in the last week'], 'taper · Harbour Half Marathon'],
  // After the gels for a race
  [['how many gels should I take at harbour', 'when'], 'fuel · Harbour Half Marathon'],
  [
    ['how many gels should I take at harbour', 'with caffeine?', 'when do I take the first'],
    'fuel · Harbour Half Marathon',
  ],
  [
    ['how many gels should I take at harbour', 'did I practise that in training'],
    'fuel · Harbour Half Marathon',
  ],
  // Tired
  [['I feel really tired'], 'tired legs'],
  [['slept badly last night'], 'tired legs'],
  [
    ['I feel really tired', 'still do the intervals on tuesday?'],
    'tired legs · on 24 November 2026',
  ],
  [['I feel really tired', 'what instead'], 'tired legs'],
  [['my legs are heavy', 'still run tomorrow'], 'tired legs'],
  // What a pace or a result comes to
  [
    ['5:12 per km for a half is what time', 'and for a marathon', 'could I hold that'],
    'predict · 42.2 km · in 3:39:26',
  ],
  [
    ['how did I run at riverside', 'what does that mean for harbour'],
    'predict · Harbour Half Marathon',
  ],
  [
    ['am I ready for the half', 'what can I still do about it in three weeks'],
    'about late fitness',
  ],
  [
    ['predict my marathon', 'how many km a week do I need for that'],
    'about weekly distance for a race',
  ],
  // Shoes, breaks and what anybody is told
  [['should I change my shoes'], 'shoes'],
  [['should I change my shoes', 'how many km do they usually last'], 'about shoes'],
  [['which should I race harbour in'], 'shoes for the race · Harbour Half Marathon'],
  [['did I come back too soon'], 'how I came back after the break'],
  [["could I ride instead of tomorrow's run"], 'about cycling in place of running'],
  [['what should I drink in heat'], 'about drinking in the heat'],
  [['how many long runs until harbour'], 'race plan · Harbour Half Marathon'],
  [['how far is the marathon'], 'about race distances'],
  [['can I skip strength'], 'about skipping strength work'],
  [['plan for next week', 'drop the strength session'], 'plan next week'],
  [
    ['plan for next week', 'drop the strength session', 'how many km is that in total now'],
    'plan next week',
  ],
  [['whats a lactate threshold', 'how do i train it', 'put one in next week'], 'plan next week'],
  [['what is the difference between aerobic and anaerobic'], 'about aerobic and anaerobic'],
  // From the work of others
  [
    ["what's on for tomorrow", "I'd rather sleep in, can it go on tuesday"],
    'plan week · on 24 November 2026 · Monday and Tuesday swapped',
  ],
  [["what's on for tomorrow", 'what about the intervals then'], 'the next one of the plan'],
  [['plan next week', 'does it hurt my goal'], 'about missed training'],
  [
    ['I feel knackered all week', "and if it's no better by wednesday"],
    'tired legs · on 25 November 2026',
  ],
  [["skip tomorrow's intervals? my legs are heavy"], 'tired legs'],
  [['got a sore throat', 'how long should I wait'], 'pain'],
  [['is VO2max worth caring about', "what's mine roughly"], 'refuse'],
  [['what is zone 2', 'what are my numbers for it'], 'refuse'],
  [['am I running my easy days too fast', 'by how much'], 'refuse'],
  [
    ['how far off my target weight am I', 'is it smart to lose before the race'],
    'about weight loss',
  ],
  [
    ['is a sub 4 marathon realistic', 'how many long runs before april'],
    'race plan · Spring Marathon',
  ],
  [
    ['is a sub 4 marathon realistic', 'what pace would I have to hold'],
    'predict · Spring Marathon · in 4:00:00',
  ],
  [
    ['when does marathon training begin', 'how many km a week at the start'],
    'race plan · Spring Marathon',
  ],
  [['I get a stitch on fast runs', 'what should I do when it comes'], 'about stitch'],
  // Other wordings of the same kinds
  [['what should I run tomorrow', '16 instead of 22?'], 'plan tomorrow · 16 km'],
  [
    ['does strength training help runners', 'how heavy', 'how soon will I notice'],
    'about strength training: long',
  ],
  [
    ['taper for harbour', 'do I still do long runs', 'last hard session when'],
    'about sessions in the taper',
  ],
  [
    ['what does 5:00 per km make over 10k', 'is that doable for me', 'and over a half'],
    'predict · 21.1 km',
  ],
  [['which shoes for harbour', 'can I wear new ones'], 'about new shoes'],
  [['should I get new shoes', 'how long do they last'], 'about shoes'],
  [
    ['did I start again too quickly', 'how long did it take to get back'],
    'weeks until the old kilometres were back',
  ],
  [
    ['can I replace a run with cycling', 'how long would I have to ride'],
    'about cross training: long',
  ],
  [['what is carb loading', 'when do I start'], 'about carb loading'],
  [['tell me about strides'], 'about strides'],
  [["didn't sleep well"], 'tired legs'],
  [
    ['how much should I eat before harbour', 'when'],
    'what to eat beforehand · Harbour Half Marathon',
  ],
  [['how much should I eat before harbour', 'and a coffee'], 'about caffeine'],
  [['my knee hurts', 'can I run tomorrow', 'what about swimming'], 'about cross training'],
  [['my knee hurts', 'should I see a doctor'], 'pain'],
  [['I have a cold', 'do I lose fitness'], 'about losing fitness'],
  [
    ['plan for the spring marathon', 'can I do it on four'],
    'race plan · Spring Marathon · 4 days a week',
  ],
  [['got a stitch today', 'how much did i drink'], 'refuse'],
  [['can I do a parkrun the week before the half'], 'about a race the day before'],
  [['whats a cutback week and is it time for one'], 'about cutback week'],
];
