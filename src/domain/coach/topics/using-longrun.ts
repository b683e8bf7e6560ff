import type { Topic } from './topic.ts';

/** Where what is done in Longrun, and what becomes of it. */
export const USING_LONGRUN: readonly Topic[] = (
  [
    {
      name: 'adding a workout',
      asked: [
        'how|where add|write|put|log note|notes|gel|gels|tag|tags|title|effort|feel run|workout|session|afterwards|after|later|past|yesterday',
        'how tag|label|title|rename|edit|change|correct workout|run|session|note|entry',
        'how|where add|log|enter|record|save|put run|workout|session|activity|ride|swim|strength',
        'how|where add|log|enter|record treadmill|manual run',
      ],
      never: 'breathe land stand',
      beside:
        'fact afterwards past old an it entry to the a my on yesterday later s do can i new in here where how manually by hand without watch treadmill',
      text: 'On [Log Workout](/workouts), also from the plus of every screen: type, distance and time are enough, the rest can wait. A day that is past can be chosen there. What is half typed is kept on this device. Later everything of it can be changed: open it in [Run Details](/run-details) or [Workout Details](/workout-details).',
    },
    {
      name: 'importing',
      asked: [
        'work|sync|compatible garmin|polar|coros|suunto|fitbit|apple|watch',
        'undo|revert|take_back|remove import|imports',
        'run|runs|workout|activity missing|twice|double|doubled why|where|my',
        'get|bring|move|pull stuff|things|data|runs|everything over|across|in|into garmin|strava|polar|suunto|coros|fitbit|apple',
        'import|upload|bring|transfer|load|get|move|add garmin|apple|fitbit|polar|suunto|coros|fit|gpx|tcx|csv|history|watch|file|files|export',
        'import|upload|transfer data|runs|history|everything',
        'where|how import|upload',
      ],
      beside:
        'does it is why a the are my how an with there two stuff over across do can i where from in into here old data runs workouts activities history health connect watch file files all years longrun phone possible to',
      never: 'target race shoes yesterday',
      text: 'On [Import](/apple-health) you drop files or whole archives: FIT, GPX and TCX of any watch, the exports of Apple Health, Garmin Connect, Strava and other services, and tables. You see what was found before anything is saved; what is there already is not added twice, and a whole import can be taken back. [Strava](/strava) can also be connected, and then brings new activities by itself.',
    },
    {
      name: 'Strava',
      asked: [
        'write|send|upload|post|push strava',
        'connect|link|sync|see|read|use|access|disconnect|know strava',
        'strava work|connect|sync',
      ],
      beside:
        'write post back anything how do can you i my does the with to from and data runs account here is it work',
      text: '[Strava](/strava) is where you connect and disconnect it, if whoever runs this Longrun has set it up. Then your activities come in by themselves, and I answer from them as from all others. I write nothing to Strava.',
    },
    {
      name: 'sharing',
      asked: [
        'share|send|show|give log|runs|training|data|link|progress|plan coach|trainer|friend|someone|somebody|physio|husband|wife|partner',
        'coach|trainer|friend|physio see|look|read|access log|runs|training|data',
        'share log|training|data|runs',
        'trainer|coach|share link',
        'who see|read|look runs|log|data|weight|notes|workouts',
        'anyone|anybody|others|people see|read runs|log|data|weight|notes|workouts',
        'data|log|runs|notes private|safe|public|secret',
      ],
      beside: 'how do can i where my the with to a what else are is it of all in here does this',
      text: 'Only you see your log. On [Sharing](/sharing) you can make a secret link for a trainer: whoever has it reads your log without an account, changes nothing, and you choose what is in it; a new link ends the old one. The administrator of this server can switch accounts on and off, but has no screen that shows your log.',
    },
    {
      name: 'exporting',
      asked: [
        'export|download|backup|back|save|take data|log|runs|everything|history|account|workouts',
        'where|how export|download',
      ],
      beside:
        'how do can i where my the a all up out of as csv file along with me away is it possible to',
      text: 'In [Profile & Settings](/profile), under “Take your data along”: everything in one file, recordings included, which another Longrun takes whole.',
    },
    {
      name: 'adding a race',
      asked: [
        'how|where add|enter|create|make|plan|put race|goal|target',
        'how|where change|edit|set|move|adjust target|goal|race',
        'how|where mark|log|enter|add|record result|finish',
      ],
      beside: 'do can i a my new the to in of for as time date race here run completed done result',
      never: 'pace weight kilos',
      text: 'On [Race Goals](/races): name, date, distance and, if you like, a target time. A race’s own page changes its target and, afterwards, takes the result.',
    },
    {
      name: 'setting zones',
      asked: [
        'how|where|can set|change|edit|adjust|enter|update zone|zones|max|maximum|threshold|resting|heart|hr',
        'zones wrong|change|set where|how',
      ],
      beside:
        'do can i my the rate heart hr max maximum pulse value values own limits in here to for',
      text: 'In [Profile & Settings](/profile), under “Zones and Thresholds”: maximum, resting and threshold heart rate, threshold pace, and by which of them the zones go. Each value has the day from which it holds; you see what it changes before it is saved.',
    },
    {
      name: 'settings',
      asked: [
        'is|have dark|light mode|theme',
        'turn|switch metric|miles|kilometres|imperial',
        'how|where|can change|switch|use|set|show|see|display|have miles|units|kilometres|kilometers|imperial|metric|theme|password|email|birthday|name',
        'how|where|can switch|turn|change|use|get dark|light mode',
        'week start|begin monday|sunday how|can|where|change',
        'delete|close account',
        'forgot|forgotten|reset password',
      ],
      beside:
        'there a on to do can i my you the in into instead of from app here off it mode dark light and show',
      never: 'run runs pace target race',
      text: 'In [Profile & Settings](/profile): kilometres or miles and the first day of the week, light or dark, name, date of birth, password, signed-in devices, and the end of the account. Who has forgotten the password asks the administrator of this server for a new one.',
    },
    {
      name: 'marking a race',
      asked: ['how|where|can mark|flag|tag|set run|workout race'],
      beside: 'do can i a my the as was it this that',
      text: 'Add the race in [Race Goals](/races) with its day and distance: the run of that day is offered as its result. Races are what predictions rest on most.',
    },
    {
      name: 'printing a plan',
      asked: [
        'print|wristband|export|download plan|pace|race|splits',
        'make|print|have wristband',
        'plan workouts|sessions|runs ahead|here|in|calendar|can',
      ],
      beside: 'can i you do how my a the for of workouts ahead in advance calendar pace band table',
      never: 'next week today tomorrow sunday',
      text: 'The page of a race to come, in [Race Goals](/races), has paces by kilometre that print as a wristband, and the plan by week. Single days are not planned ahead in Longrun: ask me for next week, or for a plan to the race.',
    },
    {
      name: 'the charts',
      asked: [
        'what line|bar|dot|colour|color|curve mean|means|stand|shows chart|graph|dashboard|screen|page',
        'what line|bar|dot|curve|area mean|means chart|graph|plot',
      ],
      beside:
        'what does do the in on is are my for of a blue red green grey orange dotted dashed line',
      text: 'I do not see what is on your screen. Point at a chart, tap it, or step along it with the arrow keys: the value, its day and what it is are told there, and a bar or point opens the runs behind it.',
    },
    {
      name: 'backup',
      asked: [
        'back|backup|move|restore|lose|lost|safe server|machine|computer|database|crash|crashes|dies',
        'what server|machine|computer|disk|database die|dies|crash|crashes|fails|breaks',
      ],
      beside:
        'how do i my the to up another new log data everything if is it what happens can a old in when',
      text: 'Whoever runs this server saves everything with `npm run backup`, also while it runs, and `npm run restore` and `npm run move` bring it elsewhere. Your own account goes along by the file of [Profile & Settings](/profile), “Take your data along”. What was logged without a connection waits on your device.',
    },
    {
      name: 'AI models',
      asked: [
        'which|what ai|llm|model|gpt|chatgpt|claude are|is|use|run',
        'are|use|using ai|llm|chatgpt|gpt|claude|openai|gemini|robot|bot',
        'use|add|enter|connect own|my key|openai|chatgpt|claude|ollama|model',
        'how get|have|use|turn|connect ai|llm|model|chatgpt|claude|ollama',
      ],
      beside:
        'do does you are is it a an the my own can i to how where in here for with on api real coach key use',
      text: 'This answer comes from the coach that is built into Longrun: arithmetic and rules over your log, no language model, and nothing leaves the server. An outside model can answer in its place if whoever runs this server sets one up, or by a key of your own in [Profile & Settings](/profile) where that is allowed; a number of its answer that stands in none of the figures it was given is marked.',
    },
    {
      name: 'training status',
      called: ['training status', 'on track', 'unproductive'],
      asked: [
        'what on_track|overreaching|unproductive|productive|detraining|peaking|status mean|means|say|says',
        'why on_track|overreaching|unproductive|detraining|status say|says|am|am_i|show|is',
        'how fitness|fatigue|form|status calculated|computed|worked|measured|made|determined',
        'what|how on track mean|means|say|says',
        'why on track say|says|shows|show',
      ],
      beside: 'what does do the my is how it why i am as here you that out up training',
      never: 'race marathon half target week',
      text: 'Training Status holds the load of the last week against what is usual over six weeks, and looks whether the pace at the same heart rate holds. On Track is as much or a little more, Maintaining about as much, Recovering and Detraining less, Overreaching clearly more, Unproductive enough while that pace falls, Tapering less before a race, Coming Back after a break. Fitness is the load of a usual day over six weeks, fatigue the same over one, form the difference. Its own reason stands beside it on the [Dashboard](/).',
    },
    {
      name: 'adding shoes',
      asked: ['how|where add|enter|retire|track|change|set shoes|pair|trainers'],
      beside: 'do can i a my new the to in of for here old',
      text: 'On [Shoes](/shoes): add a pair, what it ran before, and the distance at which you want to replace it. A run that is logged in a pair adds its distance; a retired pair keeps what it has.',
    },
    {
      name: 'reminders',
      asked: ['remind|reminder|reminders|notify|notification|notifications|alert|alerts'],
      beside:
        'can you me do i to set send about my run long tomorrow today of a for the when is due email next race on in',
      text: 'Longrun sends no reminders. Ask me what to do today or next week; races to come stand on the [Dashboard](/).',
    },
    {
      name: 'on a phone',
      asked: [
        'install|download phone|app|android|iphone|mobile',
        'is|have app phone|android|iphone|mobile',
        'work|use|log offline|signal|internet',
      ],
      beside: 'can i do it on my the there an a as is without in how does use longrun for',
      never: 'strava garmin apple',
      text: 'It runs in the browser and can be installed: “Install” or “Add to Home screen” in the browser’s menu. Without a connection it shows what you last looked at, and what you log is sent as soon as there is one.',
    },
    {
      name: 'what the coach goes by',
      asked: [
        'what|how base|based|basis advice|answers|plan|suggestions|predictions',
        'where advice|plan|answers|predictions come',
        'how make|work plan|advice',
        'know|remember about_me|age|name|everything',
      ],
      beside:
        'what do you does the coach your its my on is this for come from are calculate calculated work works make me about how know much',
      text: 'Your own log, your races and your profile, by fixed rules: how much, how often and how easily you ran of late, how your load compares with what is usual for you, what you wrote of pain or illness, and the next race. Predictions rest on your best recent races and efforts. Ask “why?” after an answer, and I say what that one rests on.',
    },
    {
      name: 'what counts for fitness',
      asked: [
        'ride|rides|cycling|bike|biking|swim|swims|swimming|walk|walks|hikes|strength|gym|yoga|rowing count|counts|counted|add|included fitness|form|load|status',
        'what|which count|counts|counted fitness|form|load|status',
      ],
      beside:
        'do does my the for in into to towards a as training are is workouts runs sports it also other and work',
      text: '**Runs alone:** Fitness, fatigue and the Training Status go by the load of your runs, from their time in zones, else their heart rate, pace or time. Rides, swims, walks and strength work stand in your log, fill its days and are added up where you ask for them, but make no load. For heart and lungs they do help, nearly as much as easy running of the same effort.',
    },
    {
      name: 'how sure predictions are',
      asked: [
        'how accurate|reliable|good|sure|certain|exact|precise prediction|predictions|estimate|estimates|forecast',
        'can|should trust|believe|rely prediction|predictions|estimate|forecast',
        'prediction|predictions accurate|reliable|right',
      ],
      beside: 'are is your the these this my race time times how much can i on do usually normally',
      text: 'On the races of runners that it had not seen, a prediction from their other races missed the time over 10 km and half by some 2 % on average, and over the marathon by some 4 %. The range beside it is meant to hold eight races in ten. From one old or short race, or in heat and on hills, it knows less than it says.',
    },
  ] satisfies Topic[]
).map((topic) => ({ ...topic, isOfLongrun: true }));
