import type { Sport } from './sports.ts';

/**
 * How phones, watches and services name activities, in their languages. The first sport with a
 * word in the name is meant, so the order decides: 'Vélo elliptique' is no bicycle, 'Langlauf'
 * no run, 'Corrida em trilha' no hike. Words are compared without case and accents; each line
 * holds several, parted by commas.
 */
export const SPORT_WORDS: readonly { sport: Sport; words: readonly string[] }[] = [
  {
    sport: 'multisport',
    words: [
      'multisport*, multi sport, triathlon*, duathlon*, aquathlon*, swim bike run',
      'triatlon*, duatlon*, триатлон*, トライアスロン, 铁人三项, 鐵人三項',
      '철인3종, 트라이애슬론',
    ],
  },
  {
    sport: 'strength',
    words: [
      '*strength*, *weight*, core, kettlebell*, dumbbell*, barbell*',
      'calisthenics, powerlifting, deadlift*',
      'kraft*, *krafttraining, gewichtheben, hantel*, rumpf*',
      'musculation, renforcement*, haltérophilie, gainage, de force, de la force',
      'fuerza, pesas, musculación, halterofilia',
      'força, musculação, halterofilismo',
      'forza, pesi, potenziamento, pesistica',
      'kracht*, gewichtheffen, styrk*, siłow*, силов*, voimaharjoit*',
      '力量, 肌力, 重量, 举重, 舉重, 核心',
      '筋力, 筋トレ, ウエイト, ウェイト, ストレングス, コアトレ',
      '근력, 웨이트, 코어',
    ],
  },
  {
    // Names in which a word below would mislead.
    sport: 'other',
    words: [
      'obstacle course, parkour, physical therapy, motorcycl*, motorbik*',
      'aqua jog*, aquajog*, aqua run*, aquarun*, water run*, aqua fitness',
      'horse*, equestrian*, reiten, équitation, equitación, equitazione',
      '*kreislauf*, motorrad*',
    ],
  },
  {
    sport: 'elliptical',
    words: [
      'elliptic*, elliptique, ellips*, cross trainer, crosstrainer*, arc trainer',
      'elíptic*, ellittic*, eliptyczn*, orbitrek, эллип*',
      '椭圆, 橢圓, エリプティカル, クロストレーナー, 일립티컬, 엘립티컬',
    ],
  },
  {
    sport: 'ball-game',
    words: [
      'ball game, ball games, soccer, *football, *basketball, *volleyball',
      'handball, baseball, softball, netball, floorball, pickleball, *hockey',
      '*tennis, badminton, squash, racquet*, racket*, padel, rugby, cricket',
      'golf*, lacrosse, bowling, fußball, fútbol, futebol, calcio, voetbal',
      'tenis*, baloncesto, basket, fotball, fotboll, fodbold, футбол, теннис',
      '足球, 篮球, 籃球, 网球, 網球, 羽毛球, 乒乓, 排球, 高尔夫, 高爾夫',
      'サッカー, テニス, バスケ, バドミントン, 卓球, バレーボール, ゴルフ, 野球',
      '축구, 농구, 테니스, 배드민턴, 골프, 야구',
    ],
  },
  {
    sport: 'cycling',
    words: [
      '*cycling*, *bike*, biking, *biking, ebiking, cycl*, handcycl*, spinning',
      'spin, ride, rides, riding, velomobile, bmx, mtb, gravel',
      'rad, *radfahren, radsport, radtour, rennrad*, fahrrad*, radeln',
      '*radrennen, mountainbik*, ergometer',
      'vélo*, cyclisme, vtt, ciclismo, ciclis*, bici, bicicleta*, bicicletta',
      'pedalada, pedalata, *fiets*, wielren*, *cykel*, *cykling, sykling',
      'sykkel*, pyöräily, rowerz*, rowerow*, kolarstw*, вело*',
      '骑行, 自行车, 单车, 騎, 自行車, 單車, 飞轮, 飛輪',
      'サイクリング, 自転車, バイク, サイクル, 사이클, 자전거',
      'kerékpár*, biciklizam, biciklira*, kolesarj*, cyklistika, cyklo*, bicyklovanie, dviračių, riteņbraukšana',
      'jalgrattasõit, bisiklet*, колоездене, ποδηλασία, רכיבה, ปั่นจักรยาน, đạp xe, bersepeda',
    ],
  },
  {
    sport: 'skiing',
    words: [
      'ski, skis, skiing, ski erg, skierg, snowboard*, snow sports',
      '*langlauf*, skilauf*, skifahren, skitour*, skiën, esquí*, sci',
      'skidor, skidåkning, längdskid*, langrenn, hiihto, narciar*, nart*',
      'лыж*, 滑雪, スキー, スノーボード, 스키, 스노보드',
    ],
  },
  {
    sport: 'skating',
    words: [
      'skat*, *skating, *skate, *skaten, inline, rollerblad*',
      'eislauf*, schlittschuh*, rollschuh*, patin*, pattin*, schaats*',
      'skridsko*, łyżw*, коньк*, 滑冰, 溜冰, 轮滑, 輪滑, スケート, 스케이트',
    ],
  },
  {
    sport: 'swim',
    words: [
      'swim*, *swim, *swimming, open water, *schwimm*, freiwasser*',
      'natation, nage, nager, eau libre, natación, nadar, natação',
      'nuot*, zwem*, *zwemmen, simning, simma, svømning, svømming',
      'uinti, pływa*, плава*, 游泳, 水泳, スイミング, スイム, 수영',
      'úszás, înot, plivanje, plavanje, plávanie, plavání, plaukimas, peldēšana, ujumine, yüzme',
      'плавання, плуване, κολύμβηση, שחייה, سباحة, السباحة, ว่ายน้ำ, bơi, bơi lội, berenang, renang',
    ],
  },
  {
    sport: 'rowing',
    words: [
      'row, rows, rowing, rower, rowerg, ruder*, *rudern, aviron, rameur',
      'remo, remar, canottaggio, vogatore, voga, roei*, rodd, roning, roing',
      'soutu, wioślar*, wiosłowa*, гребл*, гребн*, 划船, 划艇, 赛艇, 賽艇',
      'ローイング, ボート, 漕艇, 로잉, 조정',
    ],
  },
  {
    sport: 'paddling',
    words: [
      'paddl*, *paddling, kayak*, canoe*, kajak*, kanu*, kano, kanoën, canoë',
      'piragü*, canoa*, caiaque, байдар*, каяк*, 皮划艇, 独木舟, カヌー',
      'カヤック, パドル, 카약',
    ],
  },
  {
    sport: 'yoga',
    words: ['*yoga*', 'joga', 'йог*', '瑜伽', '瑜珈', 'ヨガ', 'ヨーガ', '요가'],
  },
  {
    sport: 'pilates',
    words: ['pilates', 'пилатес', '普拉提', '皮拉提', 'ピラティス', '필라테스'],
  },
  {
    sport: 'stairs',
    words: [
      'stair*, stepper*, step training, step trainer, treppen*, escalier*',
      'escalera*, escada*, traplopen, 楼梯, 爬楼, 樓梯, 踏步, 階段, ステッパー',
      '계단, 스테퍼',
    ],
  },
  {
    sport: 'climbing',
    words: [
      'climbing, rock climb*, boulder*, mountaineer*, kletter*, bergsteigen',
      'escalade, escalada, alpinis*, arrampicata, klimmen, klatring, klättring',
      'wspinacz*, скалолаз*, 攀岩, 攀爬, クライミング, ボルダリング, 클라이밍',
    ],
  },
  {
    sport: 'hiit',
    words: [
      'hiit, high intensity*, crossfit*, cross fit, boot camp, bootcamp, tabata, circuit*',
      'hochintensiv*, haute intensité, alta intensi*, hoge intensiteit',
      'högintensiv*, интенсивн*, 高强度, 高強度, 고강도',
    ],
  },
  {
    sport: 'dance',
    words: [
      'danc*, *dance, zumba, tanz*, danse, danza, baile, ballo, dança',
      'dansen, dans, tanie*, танц*, 舞, ダンス, 댄스',
    ],
  },
  {
    sport: 'martial-arts',
    words: [
      '*boxing, box, boxen, boxe, boxeo, boks*, *boxen, martial*, karate',
      'judo, jiu jitsu, taekwondo, wrestling, tai chi, taichi, kampfsport*',
      'arts martiaux, artes marcia*, arti marziali, vechtsport*, бокс',
      '拳击, 拳擊, 武术, 武術, 太极, 太極, ボクシング, 太極拳, 格闘, 복싱',
    ],
  },
  {
    sport: 'wheelchair',
    words: [
      'wheelchair*, rollstuhl*, fauteuil roulant, silla de ruedas, cadeira de rodas',
      'sedia a rotelle, carrozzina, rolstoel*, 轮椅, 輪椅, 車椅子, 휠체어',
    ],
  },
  {
    sport: 'run',
    words: [
      '*running*, run, runs, jog, jogs, jogging, trailrun, parkrun, ultrarun',
      '*marathon, fartlek',
      'lauf, laufe, laufen, laufsport, lauftraining, dauerlauf*, trailläufe',
      'traillauf*, waldlauf*, berglauf*, geländelauf*, crosslauf*, straßenlauf*',
      'bahnlauf*, hindernislauf*, intervalllauf*, tempolauf*, regenerationslauf*',
      'auslaufen, einlaufen, warmlaufen, innenlauf*, indoorlauf*, outdoorlauf*',
      'hallenlauf*, volkslauf*, orientierungslauf*, ultralauf*, joggen',
      'course, course à pied, courir, footing, sortie longue',
      'correr, carrera, carreras, trote, corrida, corridas, maratón, maratona',
      'corsa, corse, correre, corsetta, hardlop*, *hardlopen, *hardloop*',
      'rennen, runnen, trailrunnen, duurloop, löpning, *löpning, löpa, løb',
      'løbetræning, løping, løpe, løpetur, joggetur, juoksu*, bieg, biegan*',
      'běh, běhání, koşu, бег, пробежк*',
      '跑步, 慢跑, 越野跑, 路跑, 长跑, 長跑, 短跑, 夜跑, 晨跑, 外跑, 内跑',
      '內跑, 马拉松, 馬拉松',
      'ランニング, ジョギング, ジョグ, トレイルラン, トレラン, マラソン, 屋外ラン',
      '室内ラン, 走る, 달리기, 러닝, 런닝, 조깅, 마라톤',
      'futás, futó*, kocogás, alergare, alergat, trčanje, trčanie, tekanje, beh, bėgimas, skriešana',
      'jooks, jooksmine, koşma, біг, пробіжк*, трчање, бягане, τρέξιμο, ריצה, جري, الجري, दौड़',
      'วิ่ง, chạy, chạy bộ, lari, berlari',
    ],
  },
  {
    sport: 'hike',
    words: [
      'hik*, trek*, ruck, rucking, backpacking, tramping, bushwalk*, snowshoe*',
      'wandern, *wandern, *wanderung, bergtour, schneeschuh*, randonnée*, rando',
      'senderismo, excursion*, escursion*, ciaspole, trilha*, pedestrianismo',
      'bergwandelen, vandring*, vandra, fjellvandring, fottur, vaellus, wędrówk*',
      'поход*, хайкинг, 徒步, 远足, 遠足, 健行, 登山, 爬山, ハイキング',
      'ハイク, トレッキング, 하이킹, 등산',
    ],
  },
  {
    sport: 'walk',
    words: [
      '*walk*, stroll, gehen, spazier*, *spaziergang, marche, marcher',
      'promenade, balade, caminar, caminata*, andar, paseo, marcha, caminhada*',
      'caminhar, camminata*, camminare, passeggiat*, marcia, wandel*, *wandelen',
      '*wandeling, *promenad, gång, gåtur, gåing, kävely, spacer*, chodzeni*',
      'marsz*, ходьб*, прогулк*, 步行, 走路, 散步, 健走, 行走, 快走, 竞走',
      'ウォーキング, ウオーキング, 散歩, 歩行, 歩く, 徒歩, 걷기, 산책, 워킹',
      'gyaloglás, séta, plimbare, hodanje, hoja, chodza, chůze, vaikščiojimas, ėjimas, staigāšana',
      'kõndimine, yürüyüş, ходіння, ходьба, περπάτημα, הליכה, مشي, المشي, เดิน, đi bộ, berjalan',
    ],
  },
];

/** The machine. Several of its names hold the word for running, whatever was done on it. */
export const TREADMILL_WORDS: readonly string[] = [
  'treadmill*, laufband*, tapis de course, tapis roulant, tapis, cinta de correr',
  'cinta, banda caminadora, caminadora, esteira, passadeira, loopband*, löpband*',
  'løbebånd*, tredemølle*, juoksumatto, bieżni*, бегов* дорожк*',
  '跑步机, 跑步機, トレッドミル, ルームランナー, ランニングマシン, 트레드밀',
  '러닝머신, 런닝머신',
];

export const INDOOR_WORDS: readonly string[] = [
  'indoor*, inside, virtual*, virtuel*, virtuell*, innen*, halle, hallen*',
  'intérieur*, en salle, interior*, fechado, chiuso, interno, binnen*',
  'inomhus*, indendørs*, innendørs*, sisä*, pomieszcz*, помещени*',
  '室内, 室內, 屋内, インドア, 실내',
];

export const INTERVAL_WORDS: readonly string[] = [
  '*interval*, fartlek, speedwork, speed work, fractionné*, ripetute, интервал*',
  '间歇, 間歇, インターバル, 인터벌',
];

export const LONG_WORDS: readonly string[] = [
  'long, lang, langer, lange, longue, larga, largo, longa, longo, lungo',
  'lunga, långpass, 长距离, 長距離, 长跑, 長跑, ロング, 장거리',
];
