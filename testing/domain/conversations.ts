/**
 * Conversations, and what the last message of each is understood as, in the words that stand above its
 * answer; 'refuse' where it is not to be answered, 'why …' where the grounds of the answer are meant.
 * Asked on Sunday 22 November 2026, with the races and shoes of the first of the two runners.
 */
export const CONVERSATIONS: readonly (readonly [messages: readonly string[], meant: string])[] = [
  [['longest run this year', 'heart rate?'], 'heart rate of the longest · runs · this year'],
  [
    ['longest run this year', 'heart rate?', 'and what shoes'],
    'shoes of the longest · runs · this year',
  ],
  [['what was my last run', 'was it slow'], 'pace of the latest against usual · runs'],
  [['fastest 5k', 'when'], 'day of the fastest · 5 km'],
  [['fastest 5k', 'when', 'which shoes did i wear'], 'shoes of the fastest · 5 km'],
  [['slowest run in october', 'why was it so slow'], 'refuse'],
  // What was spoken of stays, whatever leads in to what is asked of it.
  [['am I running my easy runs too fast', 'show me the fastest ones'], 'fastest · easy runs'],
  [['easy runs this month', 'show me the fastest'], 'fastest · easy runs · this month'],
  [['how many gels did I take on my last long run', 'was that enough'], 'refuse'],
  [['how many km last week', 'too much?'], 'overtraining'],
  [['time in zone 2 this month', 'too much?'], 'time in zones · runs · zone 2 · this month'],
  [["what's the plan until the marathon", 'when does the taper start'], 'taper · Spring Marathon'],
  [['how much did I climb this month', 'compared with everest'], 'refuse'],
  [['what is a tempo run', 'when did I last do one'], 'latest · runs · note says “tempo”'],
  [
    ['what are intervals', 'when did I last do one', 'how was it'],
    'how the latest went · interval runs',
  ],
  [['last strength session', 'last run'], 'latest · runs'],
  [['what should I do today', 'can I do 10 km instead'], 'plan today · 10 km'],
  [['should I take a rest day', 'when was my last one'], 'last rest day'],
  [["yesterday's run", "last sunday's ride", 'which was longer'], 'refuse'],
  [
    ['my last interval session', 'how did it compare to the one before'],
    'pace of the latest against the one before · interval runs',
  ],
  [['how did the riverside half go', 'how many gels did i take'], 'gels · Riverside Half'],
  [
    ['how did the riverside half go', 'how many gels did i take', 'heart rate there?'],
    'heart rate · Riverside Half',
  ],
  [
    ['city 10k result', 'what half marathon would that predict'],
    'predict · City 10 K · 21.1 km · from 10 km',
  ],
  [['city 10k result', 'what pace was that'], 'pace · City 10 K'],
  [['when is my next race', 'am i ready'], 'readiness · Harbour Half Marathon'],
  [
    ['when is my next race', 'am i ready', 'and what should i aim for'],
    'readiness · Harbour Half Marathon',
  ],
  [['harbour half prediction', 'and the marathon?'], 'predict · 42.2 km'],
  [['predict my marathon', 'what pace is that per mile'], 'predict · Spring Marathon · in miles'],
  [['whats my half pb', 'and 10k'], 'fastest · 10 km'],
  [
    ['how many km in october', 'without the treadmill'],
    'distance · runs except treadmill runs · in October 2026',
  ],
  [
    ['how many km in october', 'without the treadmill', 'and in september'],
    'distance · runs except treadmill runs · in September 2026',
  ],
  [
    ['how many runs last month', 'how many were over 10k'],
    'how many · runs · over 10 km · last month',
  ],
  [
    ['how many runs last month', 'how many were over 10k', 'list them'],
    'list · runs · over 10 km · last month',
  ],
  [['long runs in october', 'average pace'], 'average pace · long runs · in October 2026'],
  [
    ['long runs in october', 'average pace', 'longest of them'],
    'longest · long runs · in October 2026',
  ],
  [['easy runs this month', 'how many'], 'how many · easy runs · this month'],
  [
    ['easy runs this month', 'how many', 'what was the average heart rate'],
    'average heart rate · easy runs · this month',
  ],
  [['show my last 5 runs', 'total distance?'], 'distance · runs · last 5'],
  [
    ['show my last 5 runs', 'total distance?', 'which was the fastest'],
    'fastest · runs · of the last 5',
  ],
  [['how far this week', 'is that less than usual'], 'compare · runs · this week'],
  [['how far this month', 'and last month'], 'distance · runs · last month'],
  [
    ['how far this month', 'and last month', 'whats the difference'],
    'compare · runs · this month · last month',
  ],
  [['how far did i run in august', 'and july'], 'distance · runs · in July 2026'],
  [
    ['how far did i run in august', 'and july', 'which was faster'],
    'compare pace · runs · in August 2026 · in July 2026',
  ],
  [['average pace on easy runs', 'is it getting better'], 'trend · easy runs'],
  [
    ['average heart rate in october', 'same for september'],
    'average heart rate · runs · in September 2026',
  ],
  [
    ['runs over 15k this year', 'only on sundays'],
    'list · runs · over 15 km · on Sundays · this year',
  ],
  [
    ['runs over 15k this year', 'only on sundays', 'how many is that'],
    'how many · runs · over 15 km · on Sundays · this year',
  ],
  [
    ['runs in the blue pair this month', 'and the racing pair'],
    'list · runs · in Racing pair · this month',
  ],
  [['how many strength sessions this month', 'and swims'], 'how many · swims · this month'],
  [['biggest week this year', 'and the second'], 'biggest week · runs · number 2 · this year'],
  [
    ['biggest week this year', 'and the second', 'in miles'],
    'biggest week · runs · number 2 · this year · in miles',
  ],
  [
    ['whats zone 2 for me', 'how much time did i spend in it this month'],
    'time in zones · runs · zone 2 · this month',
  ],
  [['time in zone 2 this week', 'and zone 4?'], 'time in zones · runs · zone 4 · this week'],
  [['what is tempo', 'what is mine'], 'training paces'],
  [['what is tempo', 'what is mine', 'per mile?'], 'training paces · in miles'],
  [['what should i do today', 'and tomorrow?'], 'plan tomorrow'],
  [['what should i do today', 'and tomorrow?', 'and the rest of the week'], 'plan week'],
  [['plan my week', 'move the long run to friday'], 'plan week · long run on Friday'],
  [
    ['plan my week', 'move the long run to friday', 'how far should it be'],
    'plan week · long run on Friday',
  ],
  [['what should i run tomorrow', 'i only have 40 minutes'], 'plan tomorrow · 40:00'],
  [['what pace is 45 min 10k', 'and 50'], 'pace sum · 10 km · in 50:00'],
  [['what pace is 45 min 10k', 'and 50', 'per mile'], 'pace sum · 10 km · in 50:00 · in miles'],
  [['3:30 marathon pace', 'whats the half split'], 'pace sum · 21.1 km · 4:59 /km'],
  [['3:30 marathon pace', 'whats the half split', 'and at 30k'], 'pace sum · 30 km · 4:59 /km'],
  [['what do i weigh', 'and in january'], 'weight · in January 2026'],
  [['what do i weigh', 'and in january', 'difference?'], 'refuse'],
  [['km on my shoes', 'which is the oldest'], 'refuse'],
  [['am i getting faster', 'and on long runs?'], 'trend · long runs'],
  [['am i getting faster', 'and on long runs?', 'really?'], 'why trend'],
  [['last rest day', 'the one before'], 'refuse'],
  [['hilliest run', 'how much climb'], 'climbing of the most climbing · runs'],
  [['hilliest run', 'how much climb', 'pace?'], 'pace of the most climbing · runs'],
  [['how many runs this year', 'more than last year?'], 'compare · runs · this year · last year'],
  [['how many runs this year', 'more than last year?', 'why is that'], 'why compare'],
  [
    ['how many km did i run in the last 4 weeks', 'per week?'],
    'per week · runs · in the last 4 weeks',
  ],
  [['how far did I run in the first half of november', 'and the second half'], 'refuse'],
  [['weekly km', 'by month instead'], 'per month · runs'],
  [
    ['what was my average pace in september?', 'And my heart rate?'],
    'average heart rate · runs · in September 2026',
  ],
  [
    ['what was my average pace in september?', 'And my heart rate?', 'And compared with October?'],
    'compare · runs · in September 2026 · in October 2026',
  ],
  [
    ['Could you list the long runs since September?', 'Which of those was the hilliest?'],
    'most climbing · long runs · since 1 September 2026',
  ],
  [
    [
      'Could you list the long runs since September?',
      'Which of those was the hilliest?',
      'And its heart rate?',
    ],
    'heart rate of the most climbing · long runs · since 1 September 2026',
  ],
  [
    ['How many gels did I use in October?', 'Per long run?'],
    'average gels · long runs · in October 2026',
  ],
  [
    ['How many gels did I use in October?', 'Per long run?', 'And how much did I drink?'],
    'average drinks · long runs · in October 2026',
  ],
  [['What did I do yesterday?', 'What was the effort?'], 'effort · workouts · yesterday'],
  [
    ['What did I do yesterday?', 'What was the effort?', 'And the day before that?'],
    'effort · workouts · on 20 November 2026',
  ],
  [['Did I run on Sunday?', 'How long?'], 'time · runs · on Sunday'],
  [['Did I run on Sunday?', 'How long?', 'What did I write about it?'], 'note · runs · on Sunday'],
  [
    ['When did I first run 15 km?', 'How many since?'],
    'how many · runs · about 15 km · since then',
  ],
  [['Am I ready for the Harbour Half?', 'What is missing?'], 'readiness · Harbour Half Marathon'],
  [
    ['Am I ready for the Harbour Half?', 'What is missing?', 'What pace should I run?'],
    'pacing · Harbour Half Marathon',
  ],
  [['What should I eat before the Harbour Half?', 'And during?'], 'fuel · Harbour Half Marathon'],
  [
    ['How does November compare to October?', 'Only easy runs'],
    'compare · easy runs · in November 2026 · in October 2026',
  ],
  [
    ['How does November compare to October?', 'Only easy runs', 'And to September?'],
    'compare · easy runs · in November 2026 · in September 2026',
  ],
  [
    ['How many kilometres until 1800 this year?', 'And until 2000?'],
    'distance left to · 2000 km · this year',
  ],
  [
    ['Are my Tuesdays faster than my Fridays?', 'And further?'],
    'compare · runs on Tuesdays · against runs on Fridays',
  ],
  [['Show my fastest 10 km.', 'The third fastest?'], 'fastest · number 3 · 10 km'],
  [['Show my fastest 10 km.', 'The third fastest?', 'And in 2025?'], 'fastest · 10 km · in 2025'],
  [['What is fartlek?', 'And cadence?'], 'about cadence'],
  [['What is fartlek?', 'And cadence?', 'What is mine?'], 'average cadence · runs'],
  [
    ['longest run last month', 'what was the pace on that one'],
    'pace of the longest · runs · last month',
  ],
  [
    ['longest run last month', 'what was the pace on that one', 'and the elevation?'],
    'climbing of the longest · runs · last month',
  ],
  [
    ['longest run last month', 'what was the pace on that one', 'and the elevation?', 'notes?'],
    'note of the longest · runs · last month',
  ],
  [['my last run', 'how hard was it'], 'effort of the latest · runs'],
  [
    ['my last run', 'how hard was it', 'compared to usual?'],
    'pace of the latest against usual · runs',
  ],
  [['when was my last long run', 'how long did it take me'], 'time of the latest · long runs'],
  [
    ['when was my last long run', 'how long did it take me', 'what did i wear'],
    'shoes of the latest · long runs',
  ],
  [
    [
      'when was my last long run',
      'how long did it take me',
      'what did i wear',
      'anything in the notes',
    ],
    'note of the latest · long runs',
  ],
  [
    ['last long run', 'was it faster than the one before'],
    'pace of the latest against the one before · long runs',
  ],
  [
    ['fastest run this month', 'was that a long run'],
    'whether it was one of your long runs · runs · this month',
  ],
  [
    ['fastest run this month', 'was that a long run', 'date?'],
    'day of the fastest · runs · this month',
  ],
  [['shortest run this year', 'why so short'], 'refuse'],
  [
    ['shortest run this year', 'why so short', 'when did i do it'],
    'day of the shortest · runs · this year',
  ],
  [['my longest ride', 'how far'], 'distance of the longest · rides'],
  [['my longest ride', 'how far', 'how long ago was that'], 'day of the longest · rides'],
  [
    ['second longest run ever', 'hr?'],
    'heart rate of the longest · runs · number 2 · in your whole log',
  ],
  [
    ['second longest run ever', 'hr?', 'and the third?'],
    'longest · runs · number 3 · in your whole log',
  ],
  [['most recent treadmill run', 'pace pls'], 'pace of the latest · treadmill runs'],
  [['most recent treadmill run', 'pace pls', 'cals?'], 'calories of the latest · treadmill runs'],
  [
    ['hardest run in august', 'what was my max hr'],
    'heart rate of the highest heart rate · runs · in August 2026',
  ],
  [
    ['hardest run in august', 'what was my max hr', 'how many calories'],
    'calories of the highest heart rate · runs · in August 2026',
  ],
  [['what did i run on sunday', 'heart rate'], 'heart rate · runs · on Sunday'],
  [['what did i run on sunday', 'heart rate', 'which shoes'], 'shoes · runs · on Sunday'],
  [
    ['runs yesterday and today', 'how far'],
    'distance · runs · from 21 November 2026 to 22 November 2026',
  ],
  [['riverside half result', 'avg hr'], 'heart rate · Riverside Half'],
  [['riverside half result', 'avg hr', 'max hr'], 'heart rate · Riverside Half'],
  [['riverside half result', 'avg hr', 'max hr', 'did i take any gels'], 'gels · Riverside Half'],
  [
    ['riverside half result', 'avg hr', 'max hr', 'did i take any gels', 'what pace'],
    'pace · Riverside Half',
  ],
  [['how was the city 10k', 'what did my heart do'], 'heart rate · City 10 K'],
  [['how was the city 10k', 'what did my heart do', 'shoes?'], 'shoes · City 10 K'],
  [['how was riverside', 'and city 10k'], 'races · City 10 K'],
  [
    ['how was riverside', 'and city 10k', 'which one was faster'],
    'races · Riverside Half · City 10 K',
  ],
  [['harbour half', 'how many gels should i take'], 'fuel · Harbour Half Marathon'],
  [['harbour half', 'how many gels should i take', 'what pace'], 'pacing · Harbour Half Marathon'],
  [
    ['harbour half', 'how many gels should i take', 'what pace', 'whats my prediction'],
    'predict · Harbour Half Marathon',
  ],
  [
    [
      'harbour half',
      'how many gels should i take',
      'what pace',
      'whats my prediction',
      'how many weeks left',
    ],
    'races · Harbour Half Marathon',
  ],
  [['spring marathon target', 'is that realistic'], 'predict · Spring Marathon'],
  [['spring marathon target', 'is that realistic', 'halfway split'], 'pacing · Spring Marathon'],
  [['predict my half', 'how sure are you'], 'why predict'],
  [['predict my half', 'how sure are you', 'and my full'], 'predict · 42.2 km'],
  [['predict my half', 'how sure are you', 'and my full', '10 miles?'], 'predict · 10 miles'],
  [['pace for sub 4 marathon', 'and for 3:45'], 'pace sum · 42.2 km · in 3:45:00'],
  [['pace for sub 4 marathon', 'and for 3:45', '10k split'], 'pace sum · 10 km · 5:20 /km'],
  [['what pace is 1:45 half', 'half way?'], 'pace sum · 10.55 km · 4:59 /km'],
  [['what pace is 1:45 half', 'half way?', 'at 15k'], 'pace sum · 15 km · 4:59 /km'],
  [['zone 3', 'how long was i in it last week'], 'time in zones · runs · zone 3 · last week'],
  [
    ['zone 3', 'how long was i in it last week', 'and this month'],
    'time in zones · runs · zone 3 · this month',
  ],
  [['zone 3', 'how long was i in it last week', 'and this month', 'as a share'], 'refuse'],
  [
    ['how much of october was zone 2', 'and november'],
    'time in zones · runs · zone 2 · in November 2026',
  ],
  [
    ['how much of october was zone 2', 'and november', 'and on long runs'],
    'time in zones · long runs · zone 2 · in November 2026',
  ],
  [
    ['what are my zones', 'how long in zone 4 this month'],
    'time in zones · runs · zone 4 · this month',
  ],
  [['how many km in 2026', 'how many in miles'], 'distance · runs · in 2026 · in miles'],
  [
    ['how many km in 2026', 'how many in miles', 'is that more than 2025'],
    'compare · runs · in 2026 · in 2025 · in miles',
  ],
  [['how many runs over 20k', 'list them'], 'list · runs · over 20 km'],
  [['how many runs over 20k', 'list them', 'when was the last one'], 'latest · runs · over 20 km'],
  [
    ['how many runs over 20k', 'list them', 'when was the last one', 'and the first'],
    'first · runs · over 20 km',
  ],
  [
    ['how many easy runs in september', 'their average pace'],
    'average pace · easy runs · in September 2026',
  ],
  [
    ['how many easy runs in september', 'their average pace', 'and in october'],
    'average pace · easy runs · in October 2026',
  ],
  [
    [
      'how many easy runs in september',
      'their average pace',
      'and in october',
      'which month was faster',
    ],
    'compare pace · easy runs · in September 2026 · in October 2026',
  ],
  [
    ['easy runs in october', 'only over 10k'],
    'distance · easy runs · over 10 km · in October 2026',
  ],
  [
    ['easy runs in october', 'only over 10k', 'average heart rate of those'],
    'average heart rate · easy runs · over 10 km · in October 2026',
  ],
  [
    ['easy runs in october', 'only over 10k', 'average heart rate of those', 'the longest one'],
    'longest · easy runs · over 10 km · in October 2026',
  ],
  [['long runs this year', 'how many in total'], 'how many · long runs · this year'],
  [['long runs this year', 'how many in total', 'without the ones under 15'], 'refuse'],
  [
    [
      'long runs this year',
      'how many in total',
      'without the ones under 15',
      'the slowest of those',
    ],
    'refuse',
  ],
  [
    ['show runs with knee in the notes', 'how many are there'],
    'how many · runs · note says “knee”',
  ],
  [
    ['show runs with knee in the notes', 'how many are there', 'which was the longest'],
    'longest · runs · note says “knee”',
  ],
  [
    [
      'show runs with knee in the notes',
      'how many are there',
      'which was the longest',
      'shoes on those',
    ],
    'refuse',
  ],
  [
    ['list intervals since august', 'avg pace'],
    'average pace · interval runs · since 1 August 2026',
  ],
  [
    ['list intervals since august', 'avg pace', 'avg hr'],
    'average heart rate · interval runs · since 1 August 2026',
  ],
  [
    ['list intervals since august', 'avg pace', 'avg hr', 'the fastest'],
    'fastest · interval runs · since 1 August 2026',
  ],
  [['runs on mondays', 'and thursdays'], 'list · runs · on Thursdays'],
  [['runs on mondays', 'and thursdays', 'weekends?'], 'list · runs · at weekends'],
  [['runs on mondays', 'and thursdays', 'weekends?', 'which is more'], 'refuse'],
  [['last 10 runs', 'average pace'], 'average pace · runs · last 10'],
  [['last 10 runs', 'average pace', 'how many km altogether'], 'distance · runs · last 10'],
  [
    ['last 10 runs', 'average pace', 'how many km altogether', 'which one was the longest'],
    'longest · runs · of the last 10',
  ],
  [
    [
      'last 10 runs',
      'average pace',
      'how many km altogether',
      'which one was the longest',
      'which had the highest heart rate',
    ],
    'highest heart rate · runs · of the last 10',
  ],
  [['last 3 long runs', 'average distance'], 'average distance · long runs · last 3'],
  [
    ['last 3 long runs', 'average distance', 'average hr'],
    'average heart rate · long runs · last 3',
  ],
  [
    ['last 3 long runs', 'average distance', 'average hr', 'the hilliest'],
    'most climbing · long runs · of the last 3',
  ],
  [['this week so far', 'and last week'], 'distance · runs · last week'],
  [['this week so far', 'and last week', 'more or less than usual'], 'compare · runs · last week'],
  [['km this week', 'what about the same week last month'], 'refuse'],
  [['distance by month this year', 'which was the biggest'], 'biggest month · runs · this year'],
  [
    ['distance by month this year', 'which was the biggest', 'and the smallest'],
    'smallest month · runs · this year',
  ],
  [['biggest month ever', 'how many runs'], 'biggest month · runs · in your whole log'],
  [['biggest month ever', 'how many runs', 'the one before'], 'refuse'],
  [
    ['biggest month ever', 'how many runs', 'the one before', 'in miles'],
    'biggest month · runs · in your whole log · in miles',
  ],
  [['how many days in a row', 'and my longest streak'], 'days in a row · runs'],
  [['last rest day', 'how many this month'], 'rest days · this month'],
  [
    ['average cadence in october', 'same for intervals'],
    'average cadence · interval runs · in October 2026',
  ],
  [
    ['average cadence in october', 'same for intervals', 'and in september'],
    'average cadence · interval runs · in September 2026',
  ],
  [['how much did i climb in october', 'per run'], 'average elevation · runs · in October 2026'],
  [
    ['how much did i climb in october', 'per run', 'and the year before'],
    'average elevation · runs · in October 2025',
  ],
  [['gels in september', 'how many on long runs only'], 'refuse'],
  [['how much did i drink last month', 'on average'], 'average drinks · runs · last month'],
  [['weight in october', 'and now'], 'weight'],
  [['weight in october', 'and now', 'how much did i lose'], 'weight'],
  [['what should i do tomorrow', 'how long'], 'plan tomorrow'],
  [['what should i do tomorrow', 'how long', 'why'], 'why plan'],
  [['plan for this week', 'i cant do wednesday'], 'plan week · not on Wednesday'],
  [['plan for this week', 'i cant do wednesday', 'what about next week'], 'plan next week'],
  [['what should i run today', 'only have 25 min'], 'plan today · 25:00'],
  [
    ['what should i run today', 'only have 25 min', 'and saturday'],
    'plan week · on 28 November 2026',
  ],
  [['what is cadence', 'whats a good one'], 'about cadence'],
  [['what is cadence', 'whats a good one', 'whats mine'], 'average cadence · runs'],
  [['what does tempo mean', 'mine?'], 'training paces'],
  [['what does tempo mean', 'mine?', 'and threshold'], 'threshold pace'],
  [['which shoes have the most km', 'should i replace them'], 'shoes'],
  [['which shoes have the most km', 'should i replace them', 'how many runs'], 'refuse'],
  [['blue pair km', 'and grey?'], 'shoes · in Grey daily pair'],
  [
    ['blue pair km', 'and grey?', 'when did i last wear them'],
    'latest · runs · in Grey daily pair',
  ],
  [['am i getting faster', 'at which distance'], 'refuse'],
  [['am i getting faster', 'at which distance', 'show me'], 'refuse'],
  [['am i getting faster', 'at which distance', 'show me', 'are you sure?'], 'why trend'],
  [['how is my training', 'why'], 'why analysis'],
  [['how is my training', 'why', 'what should i change'], 'analysis'],
  [['am i ready for harbour', 'what about the marathon'], 'readiness · 42.2 km'],
  [
    ['am i ready for harbour', 'what about the marathon', 'what is my longest run lately'],
    'longest · runs · in the last 28 days',
  ],
  [['did i run in may', 'how many times'], 'how many · runs · in May 2026'],
  [['did i run in may', 'how many times', 'was that a lot'], 'compare · runs · in May 2026'],
  [['how far did i run in march', 'april'], 'distance · runs · in April 2026'],
  [['how far did i run in march', 'april', 'may'], 'distance · runs · in May 2026'],
  [['how far did i run in march', 'april', 'may', 'which was best'], 'refuse'],
  [
    ['how far did i run in march', 'april', 'may', 'which was best', 'average of all three'],
    'refuse',
  ],
  [['first run over 10k', 'how fast'], 'pace of the first · runs · over 10 km'],
  [
    ['first run over 10k', 'how fast', 'how many since then'],
    'how many · runs · over 10 km · since then',
  ],
  [
    ['first run over 10k', 'how fast', 'how many since then', 'the fastest of them'],
    'fastest · runs · over 10 km · since then',
  ],
  [['when did i do my longest run', 'how many km since then'], 'distance · runs · since then'],
  [['when did i do my longest run', 'how many km since then', 'any longer than 15'], 'refuse'],
  [['records', 'which is the newest'], 'refuse'],
  [['records', 'which is the newest', 'and last year'], 'refuse'],
  [['how many gels for a marathon', 'and drink'], 'fuel · Spring Marathon'],
  [['how many gels for a marathon', 'and drink', 'and for the half'], 'fuel · 21.1 km'],
  [['taper for harbour', 'when does it start'], 'taper · Harbour Half Marathon'],
  [
    ['taper for harbour', 'when does it start', 'how much in the first week'],
    'taper · Harbour Half Marathon',
  ],
  [['compare october and september', 'why'], 'why compare'],
  [
    ['compare october and september', 'why', 'only long runs'],
    'compare · long runs · in October 2026 · in September 2026',
  ],
  [
    ['compare october and september', 'why', 'only long runs', 'by pace'],
    'compare pace · long runs · in October 2026 · in September 2026',
  ],
  [
    ['compare october and september', 'why', 'only long runs', 'by pace', 'and heart rate'],
    'compare · long runs · in October 2026 · in September 2026',
  ],
  [
    ['compare easy and long runs', 'which is faster'],
    'compare pace · easy runs · against long runs',
  ],
  [
    ['compare easy and long runs', 'which is faster', 'this year'],
    'compare pace · easy runs · against long runs · this year',
  ],
  [
    ['tuesdays or thursdays more km', 'and pace'],
    'compare pace · runs on Tuesdays · against runs on Thursdays',
  ],
  [
    ['how many strength sessions in october', 'and how long'],
    'time · strength workouts · in October 2026',
  ],
  [
    ['how many strength sessions in october', 'and how long', 'more than september?'],
    'compare · strength workouts · in October 2026 · in September 2026',
  ],
  [['what did i do on 13 september', 'what was my time'], 'time · workouts · on 13 September 2026'],
  [
    ['what did i do on 13 september', 'what was my time', 'what shoes'],
    'shoes · workouts · on 13 September 2026',
  ],
  [['swims this year', 'how long in total'], 'time · swims · this year'],
  [['swims this year', 'how long in total', 'the longest'], 'longest · swims · this year'],
  [['morning runs this month', 'and evening'], 'list · runs · in the evening · this month'],
  [['morning runs this month', 'and evening', 'which are faster'], 'refuse'],
  [['how far was my run on friday', 'and how fast'], 'pace · runs · on Friday'],
  [
    ['how far was my run on friday', 'and how fast', 'what about wednesday'],
    'pace · runs · on Wednesday',
  ],
  [
    ['Could you tell me about my last interval session?', 'What was the maximum heart rate?'],
    'heart rate of the latest · interval runs',
  ],
  [
    [
      'Could you tell me about my last interval session?',
      'What was the maximum heart rate?',
      'Did I use a gel?',
    ],
    'gels of the latest · interval runs',
  ],
  [['my slowest long run', 'what happened there'], 'note of the slowest · long runs'],
  [
    ['my slowest long run', 'what happened there', 'hr on that'],
    'heart rate of the slowest · long runs',
  ],
  [['best 5k this year', 'when did i run that'], 'day of the fastest · 5 km · this year'],
  [
    ['best 5k this year', 'when did i run that', 'what would it make my 10k'],
    'predict · 10 km · from 5 km',
  ],
  [['whats my 10k time', 'is that faster than last year'], 'refuse'],
  [['whats my 10k time', 'is that faster than last year', 'and per km?'], 'fastest · 10 km'],
  [['latest swim', 'how far'], 'distance of the latest · swims'],
  [['latest swim', 'how far', 'and the swim before that'], 'latest · swims · number 2'],
  [['longest bike ride', 'when was it'], 'day of the longest · rides'],
  [['longest bike ride', 'when was it', 'avg speed'], 'pace of the longest · rides'],
  [['when was the city 10k', 'how did i do'], 'races · City 10 K'],
  [['when was the city 10k', 'how did i do', 'what pace per mile'], 'pace · City 10 K · in miles'],
  [
    ['when was the city 10k', 'how did i do', 'what pace per mile', 'and my heart rate'],
    'heart rate · City 10 K · in miles',
  ],
  [['next race?', 'how long until then'], 'races · Harbour Half Marathon'],
  [
    ['next race?', 'how long until then', 'what time will i run'],
    'predict · Harbour Half Marathon',
  ],
  [['harbour', 'how should i pace it'], 'pacing · Harbour Half Marathon'],
  [['harbour', 'how should i pace it', 'gels?'], 'fuel · Harbour Half Marathon'],
  [
    ['harbour', 'how should i pace it', 'gels?', 'what do i eat before it'],
    'what to eat beforehand · Harbour Half Marathon',
  ],
  [
    ['harbour', 'how should i pace it', 'gels?', 'what do i eat before it', 'and taper?'],
    'taper · Harbour Half Marathon',
  ],
  [['predict marathon', 'based on what'], 'why predict'],
  [['predict marathon', 'based on what', 'what pace would that be'], 'predict · Spring Marathon'],
  [
    ['predict marathon', 'based on what', 'what pace would that be', 'is 3:50 possible'],
    'predict · Spring Marathon · in 3:50:00',
  ],
  [['marathon prediction', 'and 5k'], 'predict · 5 km'],
  [['marathon prediction', 'and 5k', 'in pace'], 'predict · 5 km'],
  [['4:45 per km for a 10k', 'and for a half'], 'pace sum · 21.1 km · 4:45 /km'],
  [['4:45 per km for a 10k', 'and for a half', 'per mile'], 'pace sum · 21.1 km · 4:45 /km'],
  [['what is my max heart rate', 'so what is zone 4'], 'my zones · zone 4'],
  [
    ['what is my max heart rate', 'so what is zone 4', 'how much did i do last week'],
    'time in zones · runs · zone 4 · last week',
  ],
  [['time in zone 3 in september', 'october?'], 'time in zones · runs · zone 3 · in October 2026'],
  [['time in zone 3 in september', 'october?', 'both together'], 'refuse'],
  [['how much easy running did i do last month', 'how much of the total is that'], 'refuse'],
  [['weekly mileage', 'just this month'], 'per week · runs · this month'],
  [['weekly mileage', 'just this month', 'longest week of those'], 'refuse'],
  [['total distance 2026', 'average per run'], 'average distance · runs · in 2026'],
  [['total distance 2026', 'average per run', 'per week'], 'per week · runs · in 2026'],
  [['total distance 2026', 'average per run', 'per week', 'and time'], 'refuse'],
  [['average pace for november', 'long runs only'], 'average pace · long runs · in November 2026'],
  [
    ['average pace for november', 'long runs only', 'and october'],
    'average pace · long runs · in October 2026',
  ],
  [
    ['average pace for november', 'long runs only', 'and october', 'so am i faster'],
    'compare pace · long runs · in November 2026 · in October 2026',
  ],
  [
    ['show me runs under 5:30 pace', 'just those over 8k'],
    'list · runs · over 8 km · faster than 5:30 /km',
  ],
  [
    ['show me runs under 5:30 pace', 'just those over 8k', 'how many'],
    'how many · runs · over 8 km · faster than 5:30 /km',
  ],
  [['runs in the rain', 'how many'], 'how many · runs · note says “rain”'],
  [['runs in the rain', 'how many', 'fastest one'], 'fastest · runs · note says “rain”'],
  [['runs with priya', 'when was the last'], 'latest · runs · note says “priya”'],
  [
    ['runs with priya', 'when was the last', 'how far'],
    'distance of the latest · runs · note says “priya”',
  ],
  [
    ['runs with priya', 'when was the last', 'how far', 'pace?'],
    'pace of the latest · runs · note says “priya”',
  ],
  [['sunday runs', 'average length'], 'average distance · runs · on Sundays'],
  [['sunday runs', 'average length', 'saturdays'], 'average distance · runs · on Saturdays'],
  [
    ['runs before 8am this month', 'and after 6pm'],
    'list · runs · started after 18:00 · this month',
  ],
  [['runs before 8am this month', 'and after 6pm', 'compare'], 'refuse'],
  [['all treadmill runs', 'total time'], 'time · treadmill runs · in your whole log'],
  [['all treadmill runs', 'total time', 'longest'], 'longest · treadmill runs · in your whole log'],
  [['all treadmill runs', 'total time', 'longest', 'is it slower than outdoors'], 'refuse'],
  [['how was last week', 'and the one before'], 'how it went · runs · in the week before'],
  [
    ['how was my last long run', 'and the one before that'],
    'how the latest went · long runs · number 2',
  ],
  [['how was my last long run', 'how many gels'], 'gels of the latest · long runs'],
  [['how was last week', 'and in hours?'], 'time · runs · last week'],
  [['how was last week', 'and the longest run?'], 'longest · runs · last week'],
  [
    ['how was last week', 'and the one before', 'which had more climbing'],
    'compare · runs · last week · in the week before',
  ],
  [['what did i do last saturday', 'how hard'], 'effort · workouts · on Saturday'],
  [['what did i do last saturday', 'how hard', 'and sunday'], 'effort · workouts · on Sunday'],
  [['november so far', 'vs october'], 'compare · runs · in November 2026 · in October 2026'],
  [
    ['november so far', 'vs october', 'only intervals'],
    'compare · interval runs · in November 2026 · in October 2026',
  ],
  [['am i improving', 'what about heart rate'], 'refuse'],
  [['whats my weekly average', 'is that enough for a marathon'], 'refuse'],
  [['do i run too hard', 'how much is easy'], 'time in zones · runs'],
  [
    ['do i run too hard', 'how much is easy', 'and in september'],
    'time in zones · runs · in September 2026',
  ],
  [['my weight trend', 'since august'], 'weight · since 1 August 2026'],
  [['my weight trend', 'since august', 'goal?'], 'weight'],
  [['my weight trend', 'since august', 'goal?', 'when will i get there'], 'weight'],
  [['how much have i lost this year', 'per month'], 'refuse'],
  [['how much have i lost this year', 'per month', 'and in pounds'], 'weight · this year'],
  [['which pair did i use yesterday', 'how many km on it'], 'shoes'],
  [['which pair did i use yesterday', 'how many km on it', 'time to replace?'], 'shoes'],
  [['racing shoes', 'when did i last wear them'], 'latest · runs · in Racing pair'],
  [['racing shoes', 'when did i last wear them', 'fastest run in them'], 'refuse'],
  [['what is a long run', 'how long should mine be'], 'the long runs'],
  [['explain lactate threshold', 'and mine'], 'threshold pace'],
  [['explain lactate threshold', 'and mine', 'in bpm'], 'refuse'],
  [['todays plan', 'make it shorter'], 'plan today · 20% less'],
  [['todays plan', 'make it shorter', 'why rest'], 'why plan'],
  [['plan next week', 'less on monday'], 'refuse'],
  [['can i run tomorrow', 'how far'], 'plan tomorrow'],
  [['can i run tomorrow', 'how far', 'in the morning?'], 'refuse'],
  [['rest days this month', 'when was the last'], 'last rest day'],
  [['rest days this month', 'when was the last', 'is that too few'], 'overtraining'],
  [
    ['how many gels last month', 'with caffeine'],
    'gels · runs · with caffeinated gels · last month',
  ],
  [
    ['how many gels last month', 'with caffeine', 'average per hour'],
    'average gels · runs · with caffeinated gels · last month',
  ],
  [['calories last week', 'per run'], 'average calories · runs · last week'],
  [['calories last week', 'per run', 'which run burned most'], 'most calories · runs · last week'],
  [['elevation this year', 'biggest climb'], 'most climbing · runs · this year'],
  [['elevation this year', 'biggest climb', 'date'], 'day of the most climbing · runs · this year'],
  [['cadence of my last run', 'average this month'], 'average cadence · runs · this month'],
  [
    ['cadence of my last run', 'average this month', 'on long runs'],
    'average cadence · long runs · this month',
  ],
  [['effort of last week', 'hardest day'], 'highest heart rate · runs · last week'],
  [['effort of last week', 'hardest day', 'why'], 'why extreme'],
  [['my longest run in june', 'pulse?'], 'heart rate of the longest · runs · in June 2026'],
  [
    ['my longest run in june', 'pulse?', 'and in which shoes did i run that'],
    'shoes of the longest · runs · in June 2026',
  ],
  [
    ['what was my best 10k', 'and where does that put me for a half'],
    'predict · 21.1 km · from 10 km',
  ],
  [
    ['how far have i run this year', 'how does that compare to the same time last year'],
    'compare · runs · this year · last year',
  ],
  [
    [
      'how far have i run this year',
      'how does that compare to the same time last year',
      'and in hours',
    ],
    'compare · runs · this year · last year',
  ],
  [
    ['list my october intervals', 'which was quickest'],
    'fastest · interval runs · in October 2026',
  ],
  [
    ['list my october intervals', 'which was quickest', 'what was the heart rate in that one'],
    'heart rate of the fastest · interval runs · in October 2026',
  ],
  [['how much climbing in september', 'october then?'], 'elevation · runs · in October 2026'],
  [
    ['how much climbing in september', 'october then?', 'which month was hillier'],
    'compare · runs · in September 2026 · in October 2026',
  ],
  [['when is the harbour half', 'what should my pace be'], 'pacing · Harbour Half Marathon'],
  [
    ['when is the harbour half', 'what should my pace be', 'what about fueling'],
    'fuel · Harbour Half Marathon',
  ],
  [
    ['runs longer than 90 minutes', 'since summer only'],
    'list · runs · over 1:30:00 · since 1 June 2026',
  ],
  [
    ['runs longer than 90 minutes', 'since summer only', 'their average heart rate'],
    'average heart rate · runs · over 1:30:00 · since 1 June 2026',
  ],
  [['did i run last tuesday', 'what pace'], 'pace · runs · on Tuesday'],
  [['did i run last tuesday', 'what pace', 'did i write anything'], 'note · runs · on Tuesday'],
  [['5:15 pace for a half', 'what about a marathon'], 'pace sum · 42.2 km · 5:15 /km'],
  [['5:15 pace for a half', 'what about a marathon', 'in miles'], 'pace sum · 42.2 km · 5:15 /km'],
  [['whats my zone 2', 'and whats zone 3'], 'my zones · zone 3'],
  [
    ['whats my zone 2', 'and whats zone 3', 'was i in it much last month'],
    'time in zones · runs · zone 3 · last month',
  ],
  [['what should i do on saturday', 'make it 15k'], 'plan week · 15 km · on 28 November 2026'],
  [
    ['what should i do on saturday', 'make it 15k', 'and the day after'],
    'plan next week · on 29 November 2026',
  ],
  [['easy run pace last month', 'hr?'], 'average heart rate · easy runs · last month'],
  [['easy run pace last month', 'hr?', 'too fast?'], 'refuse'],
  [['biggest week', 'when'], 'biggest week · runs'],
  [['biggest week', 'when', 'and the least'], 'smallest week · runs'],
  [['last long run', 'how many km'], 'distance of the latest · long runs'],
  [['strength sessions this year', 'per month'], 'per month · strength workouts · this year'],
  [
    ['strength sessions this year', 'per month', 'last one'],
    'latest · strength workouts · this year',
  ],
  [
    ['how many runs over 20 km ever', 'and over 15'],
    'how many · runs · over 15 km · in your whole log',
  ],
  [
    ['how many runs over 20 km ever', 'and over 15', 'what was the fastest'],
    'fastest · runs · over 15 km · in your whole log',
  ],
  [['average cadence this month', 'and last'], 'refuse'],
  [['average cadence this month', 'and last', 'is it going up'], 'trend · runs'],
  [['my fastest mile', 'shoes'], 'shoes of the fastest · 1 mile'],
  [['my fastest mile', 'shoes', 'date'], 'day of the fastest · 1 mile'],
  [['my fastest mile', 'shoes', 'date', 'and the second fastest'], 'fastest · number 2 · 1 mile'],
  [['weight last month', 'vs this month'], 'weight · last month · this month'],
  // Asked by two more hands of the demo's log; what they showed was mended, and what is right stays so.
  [['pacing for harbour', 'as negative split'], 'pacing · Harbour Half Marathon · negative split'],
  [
    ['how should i pace the spring marathon?', 'and if i only want 4:10?'],
    'pacing · Spring Marathon · in 4:10:00',
  ],
  [['what did i weigh in june?', 'and what do i weigh now?'], 'weight'],
  [
    ['how was last week', 'compared to the one before'],
    'compare · runs · last week · in the week before',
  ],
  [
    ['how many runs over 15 km this year?', 'and which one was the fastest?'],
    'fastest · runs · over 15 km · this year',
  ],
  [
    ['which runs have i done on saturdays this year?', 'and how many on sundays?'],
    'how many · runs · on Sundays · this year',
  ],
  [
    ['how many gels did i take on my last long run?', 'and on the one before?'],
    'gels of the latest · long runs · number 2',
  ],
  [['km in september', 'and in mai?'], 'distance · runs · in May 2026'],
  [
    ['which runs have rain in the notes?', 'how many of those since may?'],
    'how many · runs · note says “rain” · since 1 May 2026',
  ],
  [['km last week', 'this one so far'], 'distance · runs · this week'],
  [['july km', 'june', 'add them up'], 'distance · runs · from 1 June 2026 to 31 July 2026'],
  [['elevation on oct 3', 'and my runs that month?'], 'list · runs · in October 2026'],
  [
    ['how did i do at castle hill?', 'was i running at all that week?'],
    'list · runs · in that week | distance · runs · in that week',
  ],
  [
    ['how did i do in july?', 'and in june?', 'when was my longest break in those two months?'],
    'refuse',
  ],
  [
    ['how many runs had average heart rate over 145 this year?', 'and how many under 120?'],
    'how many · runs · heart rate under 120 · this year',
  ],
  [['hr over 160 runs in oct', 'over 170'], 'list · runs · heart rate over 170 · in October 2026'],
  [
    ['what does cardiac drift mean?', 'and how much of it did i have in my run on sunday?'],
    'refuse',
  ],
  [['half from 48 min 10k', 'marathon too'], 'predict · 42.2 km · from 10 km in 48:00'],
  [['km in june', 'was i sick'], 'the latest break · in June 2026'],
  // Wishes are added to those of before, and a week that was laid otherwise stays so.
  [['plan for next week', 'and without wednesday'], 'plan next week · not on Wednesday'],
  [
    ['plan for next week', 'and without wednesday', 'and the long run on saturday'],
    'plan next week · long run on Saturday · not on Wednesday',
  ],
  [
    ['i can not run on monday next week', 'and not wednesday either'],
    'plan next week · not on Monday · not on Wednesday',
  ],
  [
    ['what should i do next week', 'i cant run tuesday', 'or friday'],
    'plan next week · not on Tuesday · not on Friday',
  ],
  [
    ['plan for next week', 'move the tempo to thursday', 'what about friday'],
    'plan next week · on 4 December 2026 · hard day on Thursday',
  ],
  [['what should i do tomorrow', 'and the day after'], 'plan week · on 24 November 2026'],
  [
    ['what should i do tomorrow', 'can i do it on tuesday instead'],
    'plan week · on 24 November 2026 · Monday and Tuesday swapped',
  ],
  [['what should i do today', 'and thursday stays the same?'], 'plan week · on 26 November 2026'],
  [
    ['what should my long run be', 'can i move it to saturday'],
    'plan week · on 28 November 2026 · long run on Saturday',
  ],
  [['make me a plan to spring marathon', 'how many days a week'], 'race plan · Spring Marathon'],
  [
    ['make me a plan to spring marathon', 'i cant do fridays'],
    'race plan · Spring Marathon · not on Friday',
  ],
  [
    ['make me a plan to spring marathon', 'whats the longest run in it', 'when is that'],
    'race plan · Spring Marathon',
  ],
  // A word of running is spoken of by 'it'.
  [['what is a tempo run', 'how fast must i run it'], 'training paces'],
  [['what is vo2max', 'how can i improve it'], 'about vo2max: how'],
  [['got a stitch today', 'why does that happen'], 'about stitch'],
  [['got a stitch today', 'how can i prevent it'], 'about stitch'],
  // A sum of days against others.
  [
    ['how did my week go', 'was that more than last week'],
    'compare · runs · this week · last week',
  ],
  [
    ['how did my week go', 'was that more than last week', 'and harder?'],
    'compare training load · this week · last week',
  ],
  [
    ['how did october go', 'was it better than september'],
    'compare · runs · in October 2026 · in September 2026',
  ],
  [['how many km this week', 'is that a lot'], 'compare · runs · this week'],
  // One run: whether it was a race, how it felt, and its halves.
  [['fastest 5k', 'was that in a race'], 'whether a race of the fastest · 5 km'],
  [
    ['fastest 5k', 'was that in a race', 'whats my best one in training then'],
    'fastest · outside races · 5 km',
  ],
  [
    ['my last long run', 'did i slow down at the end'],
    'first and second half of the latest · long runs',
  ],
  [
    ['my last long run', 'did i slow down at the end', 'by how much'],
    'first and second half of the latest · long runs',
  ],
  [['my last long run', 'and how did i feel after'], 'how it felt of the latest · long runs'],
  [['how did the riverside half go', 'did i fade'], 'first and second half · Riverside Half'],
  [['how did the riverside half go', 'did i fade', 'why do you think that happened'], 'refuse'],
  // A list is sorted and narrowed.
  [
    ['list my runs over 15k since september', 'sort by pace'],
    'fastest · runs · over 15 km · first 20 · since 1 September 2026',
  ],
  [
    [
      'list my runs over 15k since september',
      'leave out the race',
      'how many have an effort of 8 or more',
    ],
    'how many · runs · over 15 km · effort at least 8 · outside races · since 1 September 2026',
  ],
  // A prediction keeps its distance, and is told as it was before.
  [
    ['can you predict my marathon', 'is it realistic to go under 4'],
    'predict · Spring Marathon · in 4:00:00',
  ],
  [['can you predict my marathon', 'what would i have to change'], 'readiness · Spring Marathon'],
  [
    ['can you predict my marathon', 'what would you have said two months ago'],
    'predict · Spring Marathon',
  ],
  [['how much do i weigh now', 'and at the start of the year?'], 'weight · on 1 January 2026'],
  [['how much do i weigh now', 'how far off my target is that?'], 'weight'],
  [['5:13 per km how long for a half', 'and 5:10'], 'pace sum · 21.1 km · 5:10 /km'],
  // The days of the biggest week, those with somebody, and the time without a run.
  [['biggest week this year', 'what was in it'], 'list · workouts · in that week'],
  [
    ['biggest week this year', 'what was in it', 'longest run in it'],
    'longest · runs · in that week',
  ],
  [
    ['how often do i run with priya', 'are we faster together or am i faster alone'],
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note',
  ],
  [
    ['did i ever run with priya in october', 'how many km together all year'],
    'distance · runs · note says “priya” · this year',
  ],
  [
    ['My left calf is tight again. When did I last note that?'],
    'latest · workouts · note says “calf”',
  ],
  [
    ['My left calf is tight again. When did I last note that?', 'How many times altogether?'],
    'how many · workouts · note says “calf” · in your whole log',
  ],
  [
    ['when did i last run more than 20 km', 'and before that'],
    'latest · runs · number 2 · over 20 km',
  ],
  [
    ['when did i last run more than 20 km', 'how many of those since august'],
    'how many · runs · over 20 km · since 1 August 2026',
  ],
  [
    ['was i ill in summer', 'how long did it take to get back to normal'],
    'weeks until the old kilometres were back',
  ],
  [
    ['when do i start tapering for harbour', 'do i keep the intervals'],
    'about sessions in the taper',
  ],
  // What should be, may be or will be is no sum of what was.
  [
    ['how many times did i do strength in the last 8 weeks', 'what should i be doing in the gym'],
    'about strength training',
  ],
  [
    ['how was my last run', 'was the heart rate too high for an easy one'],
    'heart rate of the latest against usual · runs',
  ],
  [
    [
      'how was my last run',
      'was the heart rate too high for an easy one',
      'how often have i been above that in november',
    ],
    'refuse',
  ],
  [['how many calories in september', 'vs october', 'so why did it not go down'], 'refuse'],
  [['average cadence', 'does mine go up when i run faster'], 'refuse'],
  [['average cadence', 'is it too low'], 'about cadence'],
  [['what is a tempo run', 'can i do it on the treadmill'], 'refuse'],
  [['how many rest days did i have in november', 'is that enough'], 'overtraining'],
  [['my knee hurts since tuesday', 'can i swim or cycle instead'], 'about cross training'],
  [
    ['how many weeks to the marathon', 'what will the longest run be'],
    'race plan · Spring Marathon',
  ],
  [
    ['how many weeks to the marathon', 'is 4 hours doable'],
    'predict · Spring Marathon · in 4:00:00',
  ],
  // What is told before it is asked, and what was named on the way.
  [['i missed yesterdays session', 'do i have to catch it up'], 'about missed training'],
  [['had 3 beers last night', 'still ok to do intervals'], 'refuse'],
  [['my period starts sunday'], 'about periods'],
  [['it is going to be icy tomorrow', 'treadmill then?'], 'refuse'],
  [['i got blisters after the last long run', 'how long was it'], 'time of the latest · long runs'],
  [
    ['i got blisters after the last long run', 'which shoes did i wear'],
    'shoes of the latest · long runs',
  ],
  [['do i do enough strength', 'how many times a month'], 'per month · strength workouts'],
  [['what shoes for harbour', 'how many km they have already'], 'shoes'],
  [
    ['how much time in zone 2 last month', 'is this enough'],
    'time in zones · runs · zone 2 · last month',
  ],
  [['how many times did i do strength this month', 'is that enough'], 'enough strength work'],
  [['how much elevation this year', 'which run had most'], 'most climbing · runs · this year'],
  [
    ['plan for next week', 'wednesday is impossible', 'move it to thursday'],
    'plan next week · Wednesday and Thursday swapped',
  ],
  [
    ['plan for next week', 'wednesday is impossible', 'show me the week again'],
    'plan next week · not on Wednesday',
  ],
  [['whats my best 10k', 'city 10k result', 'and best 5k'], 'fastest · 5 km'],
  [['how far did i run this week', 'whats left to do'], 'plan week'],
  [
    ['how many runs with "slept badly" in the notes', 'were they slower than normal'],
    'compare pace · runs with “slept badly” in the note · against runs without “slept badly” in the note',
  ],
  [
    ['fastest sunday run ever', 'and average on sundays'],
    'average pace · runs · on Sundays · in your whole log',
  ],
  [['what should i do tomorrow', 'and with the bike instead?'], 'about cross training'],
  [['biggest month this year', 'why so few in that one'], 'refuse'],
  [
    ['how many times did the dog come along', 'longest one with her'],
    'longest · runs · note says “dog”',
  ],
  [['my knee hurts since tuesday', 'can i swim or cycle instead', 'for how many days'], 'refuse'],
  [
    ['average pace on saturdays', 'vs sundays'],
    'compare pace · runs on Saturdays · against runs on Sundays',
  ],
  // What was not read is forgotten; a question in full stands by itself.
  [
    ['what should i do today', 'my boss is a nightmare', 'ok then what about tomorrow'],
    'plan tomorrow',
  ],
  [
    ['plan next week', 'can we zorb on Thursday', 'can you put the long run on Saturday'],
    'plan next week · long run on Saturday',
  ],
  [
    ['how many km in october', 'it was a busy month', 'and in september?'],
    'distance · runs · in September 2026',
  ],
  [
    ['how many runs on grass', 'how many km did I run in october'],
    'distance · runs · in October 2026',
  ],
  [
    [
      'predict my marathon',
      'what would make it more reliable',
      'ok. what is the 5k split for 3:59',
    ],
    'pace sum · 5 km · 5:40 /km',
  ],
  [['how many runs uphill this year', 'how many times a month on average'], 'refuse'],
  [['show my last 5 runs', 'the last one was lovely'], 'refuse'],
  [
    ['show my last 5 runs', 'the last one was lovely', 'average pace of those'],
    'average pace · runs · last 5',
  ],
  [['how many runs in june', 'thanks', 'and in may?'], 'how many · runs · in May 2026'],
  // What pushes back is answered with what the answer rests on.
  [
    ['predict my marathon', 'that seems optimistic, I have never run further than 30 k'],
    'why predict',
  ],
  [['predict my half', 'no way'], 'why predict'],
  [['predict my half', 'that looks far too fast to me', 'and the marathon?'], 'predict · 42.2 km'],
  [
    ['how many strength sessions in november', "that can't be right, I went twice a week"],
    'why amount',
  ],
  [
    [
      'how many strength sessions in november',
      "that can't be right, I went twice a week",
      'show the dates then',
    ],
    'list · strength workouts · in November 2026',
  ],
  [['how was last week', 'I felt awful though'], 'why amount'],
  [
    ['how was last week', 'I felt awful though', 'and the week before?'],
    'how it went · runs · in the week before',
  ],
  [['do I run my easy days too fast', "I don't believe that, they feel really easy"], 'why zones'],
  [['average pace in october', 'I thought I was faster'], 'why average'],
  [['how far did I run this month', "hm, that's less than I expected"], 'why amount'],
  [['am I ready for the harbour half', "I'm not convinced"], 'why readiness'],
  [['am I getting faster', 'does not feel like it'], 'why trend'],
  [['predict my marathon', 'that sounds optimistic, why so fast'], 'why predict'],
  [['how far did i run in may', 'great, and in june'], 'distance · runs · in June 2026'],
  [['average pace in may', 'no, only the easy runs'], 'average pace · easy runs · in May 2026'],
  [['longest run in may', 'makes sense. and in june?'], 'longest · runs · in June 2026'],
  // A reason beside a wish changes nothing of it, unless it is one for a doctor.
  [
    ['plan next week', "no running on Thursday, I'm travelling"],
    'plan next week · not on Thursday',
  ],
  [
    [
      'plan next week',
      "no running on Thursday, I'm travelling",
      'can you put the long run on Saturday then',
    ],
    'plan next week · long run on Saturday · not on Thursday',
  ],
  [
    ['plan next week', "no running on Thursday, I'm travelling", "thanks, what's the total now"],
    'plan next week · not on Thursday',
  ],
  [['plan next week', "can't do Friday because of a wedding"], 'plan next week · not on Friday'],
  [
    ['plan next week', 'no running on Wednesday, we have visitors'],
    'plan next week · not on Wednesday',
  ],
  [
    ['plan next week', "I can't run on Monday or Tuesday as I'm on a business trip"],
    'plan next week · not on Monday · not on Tuesday',
  ],
  [
    ['plan next week', 'without Sunday please, family day', 'how much is that altogether'],
    'plan next week · not on Sunday',
  ],
  [['plan next week', 'not on Thursday, my knee hurts'], 'pain'],
  [['plan next week', 'work is hell so no intervals on Tuesday'], 'refuse'],
  // Days at hand
  [['plan next week', 'too much, I can only do three days'], 'plan next week · 3 days a week'],
  [
    ['plan next week', 'only three days', 'and no Tuesday'],
    'plan next week · 3 days a week · not on Tuesday',
  ],
  [
    ['plan to the harbour half', 'too many days, I can do four'],
    'race plan · Harbour Half Marathon · 4 days a week',
  ],
  [
    ['plan to the harbour half', 'too many days, four at most', 'what is the peak week now'],
    'race plan · Harbour Half Marathon',
  ],
  [
    ['plan to the harbour half', 'my knee hurts', "what's the peak week now"],
    'race plan · Harbour Half Marathon',
  ],
  // After what hurts
  [['can I run with a cold', 'and the intervals on tuesday?'], 'pain'],
  [['can I run with a cold', 'only the nose, no fever', 'and the long run on Sunday?'], 'pain'],
  [['my calf is tight again', 'since yesterday evening, more of a pull than pain'], 'pain'],
  [['my calf is tight again', 'should I still do the tempo on Tuesday?'], 'pain'],
  [['my knee hurts', 'can i still race on sunday'], 'pain'],
  // Statements before asking about today
  [["I don't feel like running today"], 'about motivation'],
  [
    [
      "I don't feel like running today",
      'because I slept 4 hours and work was awful',
      'ok so rest. Will it hurt my half?',
    ],
    'about missed training',
  ],
  [
    ['what should I do today', 'I did intervals only on Thursday and my legs are heavy'],
    'tired legs',
  ],
  // Of what was told
  [['what to eat before a long run', 'and during it?'], 'fuel'],
  [['what should I eat before my long run', 'and afterwards?'], 'about eating after a run'],
  [['what is my weight now', 'how much was it in January'], 'weight · in January 2026'],
  [
    ['do you know what a fartlek is', 'have I ever done one'],
    'list · runs · note says “fartlek” · in your whole log',
  ],
  [['km in my blue shoes', 'and the old ones'], 'shoes'],
  [
    ['how much swimming this year', 'more in winter or in summer?'],
    'compare · swims · from 1 December 2025 to 28 February 2026 · from 1 June 2026 to 31 August 2026',
  ],
  [
    ['how do I taper for the harbour half', "that's less than I thought, won't I lose fitness?"],
    'why taper',
  ],
  [['how do I taper', 'and strength training, stop it when?'], 'about strength before a race'],
  [['is cross training counted in my weekly volume'], 'about what counts as weekly distance'],
  [['do you think I rest enough'], 'overtraining'],
  [['heart rate at the riverside half', 'and in the City 10K'], 'heart rate · City 10 K'],
  [
    ["what's 5:13 per km in miles", 'what half marathon would that give'],
    'pace sum · 21.1 km · 5:13 /km',
  ],
  [['fastest 10k', 'were there faster ones in training?'], 'fastest · outside races · 10 km'],
  [['fastest 5k this year', 'no I mean only in races'], 'refuse'],
  [['hilliest run', 'where was that and who was I with'], 'note of the most climbing · runs'],
  [
    ['which day of the week do I run slowest', 'is it because of the long runs? leave them out'],
    'by day of the week · runs except long runs',
  ],
  [
    ['which day of the week do I run slowest', 'leave the long runs out', 'and the fastest?'],
    'by day of the week · runs except long runs',
  ],
  [["how was yesterday's run", 'compare it with the same kind of workout last month'], 'refuse'],
  [['so would you reduce next week?'], 'plan next week'],
  [['plan to the harbour half', 'and no intervals until January because of my achilles'], 'pain'],
  [
    [
      'plan to the harbour half',
      'and no intervals until January because of my achilles',
      "what's the peak week now",
    ],
    'race plan · Harbour Half Marathon',
  ],
  [
    ['how many runs this year', 'I meant since September'],
    'how many · runs · since 1 September 2026',
  ],
  [['fastest 5k', 'hm, and the half?'], 'fastest · 21.1 km'],
  [
    ['what should I do tomorrow', "i'd rather go easy, legs are tired", 'ok and monday?'],
    'plan tomorrow',
  ],
  [['easy runs in october', 'was i faster'], 'refuse'],
  [
    ['did I run in the rain last month', 'was I slower'],
    'compare pace · runs with “rain” in the note · against runs without “rain” in the note · last month',
  ],
  [
    ['how long was I ill in summer', 'when was i back to 50 km a week'],
    'weeks until the old kilometres were back · 50 km',
  ],
  // A result that is supposed of one race, and what it says about another
  [
    ['predict my marathon', 'and if I do 1:48 at Harbour'],
    'predict · 42.2 km · from 21.1 km in 1:48:00',
  ],
  [
    ['predict my marathon', 'and if I do 1:48 at Harbour', 'what pace is that'],
    'predict · 42.2 km · from 21.1 km in 1:48:00',
  ],
  [
    ['predict my marathon', 'and if I do 1:48 at Harbour', 'is under 4 realistic then?'],
    'predict · 42.2 km · from 21.1 km in 1:48:00 · in 4:00:00',
  ],
  [
    ['predict my marathon', 'what if I run 1:50 in the half', 'and 1:45?'],
    'predict · 42.2 km · from 21.1 km in 1:45:00',
  ],
  [
    ['harbour half prediction', 'suppose I run 47:30 over 10k first'],
    'predict · 21.1 km · from 10 km in 47:30',
  ],
  [
    ['am I ready for the harbour half', 'and if I run 1:45 there'],
    'predict · Harbour Half Marathon · in 1:45:00',
  ],
  [['am I ready for the harbour half', 'is under 4 realistic'], 'refuse'],
  [
    ['predict my marathon', 'and if I run harbour in 1:46', 'and if I run 1:50 there'],
    'predict · 42.2 km · from 21.1 km in 1:50:00',
  ],
  [
    ['when is harbour', 'if I run 1:46 there what does it mean for the marathon'],
    'predict · 42.2 km · from 21.1 km in 1:46:00',
  ],
  [['predict my marathon', 'is under 5 hours realistic'], 'predict · Spring Marathon · in 5:00:00'],
  [['predict my marathon', 'and 1:50?'], 'refuse'],
  // A race beside training, and runs under a condition beside all others
  [['city 10k', 'was I faster than in training'], 'pace against training · City 10 K'],
  [['city 10k', 'splits?', 'faster than in training?'], 'pace against training · City 10 K'],
  [
    ['riverside half', 'how does that compare to my training pace'],
    'pace against training · Riverside Half',
  ],
  [
    ['city 10k', 'was my heart rate higher than in training'],
    'heart rate against training · City 10 K',
  ],
  [
    ['city 10k', 'was I faster than in training', 'what half time does that suggest'],
    'predict · City 10 K · 21.1 km · from 10 km',
  ],
  [
    ['runs in the rain', 'slower than normal?'],
    'compare pace · runs with “rain” in the note · against runs without “rain” in the note',
  ],
  [
    ['runs on sundays since june', 'faster than the other days?'],
    'compare pace · runs on Sundays · against runs not on Sundays · since 1 June 2026',
  ],
  [
    ['runs over 15 km this year', 'are those slower than the others'],
    'compare pace · runs over 15 km · against runs at most 15 km · this year',
  ],
  [
    ['treadmill runs this year', 'slower than outside?'],
    'compare pace · treadmill runs · against outdoor runs · this year',
  ],
  [
    ['evening runs this year', 'faster than in the morning'],
    'compare pace · runs in the evening · against runs in the morning · this year',
  ],
  [
    ['easy runs this month', 'faster than last month?'],
    'compare pace · easy runs · this month · last month',
  ],
  [
    ['runs in the blue pair', 'was I faster in them'],
    'compare pace · runs in Blue daily pair · against runs not in Blue daily pair',
  ],
  [['how was last week', 'slower than usual?'], 'compare pace · runs · last week'],
  [
    ['do I run better on sundays or wednesdays', 'only easy runs'],
    'compare pace · easy runs on Sundays · against easy runs on Wednesdays',
  ],
  [
    ['am I slower in the rain', 'just easy runs'],
    'compare pace · easy runs with “rain” in the note · against easy runs without “rain” in the note',
  ],
  [['biggest month', 'what did I do differently'], 'compare · runs · in that month'],
  [['biggest week', 'why so much'], 'compare · runs · in that week'],
  [['biggest month', 'and by number of runs'], 'biggest month · runs'],
  // What a log tells of little running
  [['how many km in july', 'why so little'], 'why so few kilometres · in July 2026'],
  [['how far in june', 'how come so few runs'], 'why so few kilometres · in June 2026'],
  [['km in july', 'why was it so low'], 'why so few kilometres · in July 2026'],
  [['why did I run so little in july'], 'why so few kilometres · in July 2026'],
  [['slowest run in july', 'why so slow'], 'refuse'],
  // A week that is laid otherwise by a few words
  [['plan for next week', 'and drop thursday'], 'plan next week · not on Thursday'],
  [['plan for next week', 'can I have friday off'], 'plan next week · not on Friday'],
  [['plan for next week', 'no intervals on tuesday'], 'plan next week · nothing fast on Tuesday'],
  [['plan for next week', 'take out the intervals'], 'plan next week · nothing fast'],
  [['plan for next week', 'make it shorter'], 'plan next week · 20% less'],
  [['plan for next week', 'make it shorter', 'even shorter please'], 'plan next week · 36% less'],
  [['plan for next week', 'take wednesday out'], 'plan next week · not on Wednesday'],
  [['plan for next week', 'what about a rest day on tuesday'], 'plan next week · not on Tuesday'],
  [['plan for next week', 'I only want 3 runs'], 'plan next week · 3 days a week'],
  [['plan for next week', 'no long run'], 'refuse'],
  [['plan for next week', 'can you cut it to 35 km'], 'plan next week · 35 km in all'],
  [['plan for next week', 'make it 30 km'], 'plan next week · 30 km in all'],
  [
    [
      'plan for next week',
      'move the long run to saturday',
      'and drop thursday',
      'how many km is it now',
    ],
    'plan next week · long run on Saturday · not on Thursday',
  ],
  [['how many days since my last rest day', 'put one in on monday'], 'plan week · not on Monday'],
  [['km by month', 'make it shorter'], 'refuse'],
  [['runs in october', 'drop thursday'], 'refuse'],
  [['what should I do today', 'make it shorter'], 'plan today · 20% less'],
  // The next one of a kind
  [['last interval session', 'laps', "when's the next one"], 'the next one of the plan'],
  [['my last long run', 'and the next one?'], 'the next one of the plan'],
  [["what's my next hard workout", 'and the long run?'], 'the next one of the plan'],
  [['hilliest run', 'anything similar coming up in the plan'], 'refuse'],
  [['when is my next race', 'and the next one'], 'races'],
  [['how did the city 10k go', "when's the next one"], 'races'],
  [['when is my next long run'], 'the next one of the plan'],
  // After a weight, time in zones, strength work, food and pain
  [
    ['how much do I weigh', 'will I hit my target before the harbour half'],
    'weight · Harbour Half Marathon',
  ],
  [
    ["what's zone 4", 'how much time did I spend there in october', 'is that too much?'],
    'time in zones · runs · zone 4 · in October 2026',
  ],
  [['how many strength sessions this month', 'should I do more'], 'enough strength work'],
  [
    ['how many strength sessions this month', 'should I do more', 'which days would suit'],
    'about strength training',
  ],
  [['km this week', 'should I do more'], 'refuse'],
  [['are my easy runs too easy', 'what pace should they be'], 'training paces'],
  [['fastest 5k', 'when was that', 'and 10k?'], 'fastest · 10 km'],
  [
    ['what do I eat before a long run', 'and during?', 'what did I take on my last one'],
    'what you took of the latest · long runs',
  ],
  [['last long run', 'what did I take'], 'what you took of the latest · long runs'],
  [['how many gels for harbour', 'what did I take at riverside'], 'what you took · Riverside Half'],
  [['is my 10k better than my 5k'], 'refuse'],
  [
    ['what do I eat before a long run', 'I get stomach trouble from porridge'],
    'about stomach on the run',
  ],
  [
    ['what do I eat before a long run', 'I get stomach trouble from porridge', 'and during?'],
    'fuel',
  ],
  [["I've got a cold"], 'pain'],
  [["I've got a cold", 'and if it goes to my chest?'], 'pain'],
  [["I've got a cold", 'when did I last have something like this'], 'the latest break'],
  [['my calf is sore', 'what instead'], 'about cross training'],
  [
    ['convert 1:50 half to pace', 'have I ever run that pace for more than 10k'],
    'list · runs · over 10 km · at 5:13 /km or faster · in your whole log',
  ],
  // Back to the run, once something was explained
  [
    ["yesterday's run", 'why was my heart rate so high', 'was it hot?'],
    'weather · runs · yesterday',
  ],
  [['longest run', 'what was the weather like'], 'weather of the longest · runs'],
  [
    ["yesterday's run", 'compare it with the same sort of run the week before'],
    'pace against the one before · runs · yesterday',
  ],
  [['longest run', 'what is a taper', 'how long is it'], 'taper'],
  [
    ['did I run yesterday', 'with what heart rate', 'is that high for me'],
    'heart rate against usual · runs · yesterday',
  ],
  [
    ['pace for a 1:45 half', 'and 1:50', 'what about 10k at that pace'],
    'pace sum · 10 km · 5:13 /km',
  ],
  [['time in zone 2 this year', 'by month'], 'refuse'],
  [['are my long runs slow enough'], 'refuse'],
  [['I want to run a 5k on saturday'], 'refuse'],
  [
    ['compare my last two long runs', 'which had the lower heart rate'],
    'pace of the latest against the one before · long runs',
  ],
  [
    ['did I run more in september or october', 'by how much'],
    'compare · runs · in September 2026 · in October 2026',
  ],
  [['how many times did I run this week', 'which days'], 'list · runs · this week'],
  [
    ['how many easy runs this month', 'what share of all is that'],
    'share of all runs · easy runs · this month',
  ],
  [['how many runs had notes'], 'how many · runs · with a note'],
  [
    ['when did I last do strength', 'how often this autumn'],
    'how many · strength workouts · from 1 September 2026 to 30 November 2026',
  ],
  [['my legs feel heavy', "should I still do tomorrow's long run"], 'tired legs'],
  [['how fit am I right now', 'what helped most'], 'refuse'],
  [['compare my training before riverside with now', 'was I running more then'], 'refuse'],
  [
    ['my legs feel heavy', "should I still do tomorrow's long run", 'how short can I make it'],
    'refuse',
  ],
  // Thanks, and a question
  [
    ['compare october with september', 'thanks, what about time on feet'],
    'compare · runs · in October 2026 · in September 2026',
  ],
  // The plan to a race
  [
    ['when is the harbour half', 'how many long runs until then'],
    'race plan · Harbour Half Marathon',
  ],
  [
    ['when is the harbour half', 'how many long runs until then', "what's the longest one"],
    'race plan · Harbour Half Marathon',
  ],
];
