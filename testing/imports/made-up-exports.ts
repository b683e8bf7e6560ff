/** Exports of any size, as services write them: for benchmarks, and for tests in small. */

const WATCH =
  'sourceName="Ada’s Apple Watch" sourceVersion="10.3.1" device="&lt;&lt;HKDevice: 0x282d03020&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.3.1&gt;"';
const STRAP = 'sourceName="Chest strap" sourceVersion="1"';
const PHONE =
  'sourceName="Ada’s iPhone" sourceVersion="17.4" device="&lt;&lt;HKDevice: 0x282a45810&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone14,2, software:17.4&gt;"';

const PROLOGUE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ATTLIST VisionPrescription
  type             CDATA #REQUIRED
  expirationDate   CDATA #REQUIRED
  brand            CDATA #IMPLIED
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-06-01 09:00:00 +0200"/>
`;

const FIRST_MS = Date.parse('2020-01-05T06:00:00Z');
const DAY_MS = 86_400_000;
const RUN_S = 2400;

/**
 * An export.xml of about so many bytes: records of every day, among them a heart rate every five
 * seconds of a run of forty minutes, measured by a watch and by a strap, and then the runs.
 */
export function* appleExport(bytes: number): Generator<string> {
  yield PROLOGUE;
  let written = PROLOGUE.length;
  let days = 0;
  for (; days === 0 || written < bytes - days * 1400; days += 1) {
    const day = dayOfRecords(FIRST_MS + days * DAY_MS);
    written += day.length;
    yield day;
  }
  for (let day = 0; day < days; day += 1) yield runOf(FIRST_MS + day * DAY_MS);
  yield '</HealthData>\n';
}

/** How many runs such an export holds is what reading it must find. */
function dayOfRecords(dayMs: number): string {
  const lines: string[] = [];
  for (let minute = 0; minute < 16 * 60; minute += 4) {
    const fromMs = dayMs + 3_600_000 + minute * 60_000;
    lines.push(
      record('StepCount', `${PHONE} unit="count"`, fromMs, String(40 + (minute % 70))),
      record('ActiveEnergyBurned', `${WATCH} unit="kcal"`, fromMs, '3.441'),
      record('DistanceWalkingRunning', `${PHONE} unit="km"`, fromMs, '0.0312'),
    );
  }
  for (let second = 0; second < RUN_S; second += 5) {
    const bpm = 120 + ((second / 5) % 40);
    lines.push(
      ` <Record type="HKQuantityTypeIdentifierHeartRate" ${WATCH} unit="count/min" creationDate="${at(dayMs + second * 1000)}" startDate="${at(dayMs + second * 1000)}" endDate="${at(dayMs + second * 1000)}" value="${bpm}">\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="2"/>\n </Record>`,
    );
    if (second % 60 === 0) {
      lines.push(record('HeartRate', `${STRAP} unit="count/min"`, dayMs + second * 1000, '199'));
    }
  }
  return `${lines.join('\n')}\n`;
}

function record(type: string, source: string, atMs: number, value: string): string {
  const time = at(atMs);
  return ` <Record type="HKQuantityTypeIdentifier${type}" ${source} creationDate="${time}" startDate="${time}" endDate="${time}" value="${value}"/>`;
}

function runOf(dayMs: number): string {
  const [from, to] = [at(dayMs), at(dayMs + RUN_S * 1000)];
  const part = `<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="${from}" endDate="${to}" sum="8.05" unit="km"/>
   <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="${from}" endDate="${to}" sum="560" unit="Cal"/>`;
  return ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="40" durationUnit="min" ${WATCH} creationDate="${to}" startDate="${from}" endDate="${to}">
  <MetadataEntry key="HKIndoorWorkout" value="0"/>
  <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>
  <MetadataEntry key="HKElevationAscended" value="5348 cm"/>
  <WorkoutActivity uuid="1" startDate="${from}" endDate="${to}" duration="40" durationUnit="min">
   ${part}
  </WorkoutActivity>
  ${part}
 </Workout>
`;
}

/** In summer time, as the phone printed it. */
function at(atMs: number): string {
  const wall = new Date(atMs + 2 * 3_600_000).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)} +0200`;
}

/** A JSON file of Health Auto Export of about so many bytes: metrics, and runs with their course. */
export function* healthJson(bytes: number): Generator<string> {
  yield '{"data":{"metrics":[';
  let written = 0;
  for (let index = 0; written < bytes / 4; index += 1) {
    const metric = `${index === 0 ? '' : ','}{"name":"step_count","units":"count","data":[${samples(index, 400)}]}`;
    written += metric.length;
    yield metric;
  }
  yield '],"workouts":[';
  for (let index = 0; written < bytes; index += 1) {
    const run = `${index === 0 ? '' : ','}${jsonRun(FIRST_MS + index * DAY_MS)}`;
    written += run.length;
    yield run;
  }
  yield ']}}';
}

function samples(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_none, index) =>
      `{"date":"${at(FIRST_MS + (seed * count + index) * 60_000)}","qty":${index % 90},"source":"Ada’s iPhone"}`,
  ).join(',');
}

function jsonRun(startMs: number): string {
  const heartRates: string[] = [];
  const route: string[] = [];
  for (let second = 0; second < RUN_S; second += 5) {
    const time = at(startMs + second * 1000);
    const bpm = 120 + ((second / 5) % 40);
    heartRates.push(
      `{"date":"${time}","Min":${bpm},"Avg":${bpm},"Max":${bpm},"units":"bpm","source":"Ada’s Apple Watch"}`,
    );
    route.push(
      `{"latitude":${52 + second / 1e5},"longitude":13.4,"altitude":34.2,"course":12.1,"courseAccuracy":4,"horizontalAccuracy":3.1,"verticalAccuracy":2.2,"timestamp":"${time}","speed":3.35,"speedAccuracy":0.2}`,
    );
  }
  return JSON.stringify({
    id: `run-${startMs}`,
    name: 'Outdoor Run',
    start: at(startMs),
    end: at(startMs + RUN_S * 1000),
    duration: RUN_S,
    distance: { qty: 8.05, units: 'km' },
    activeEnergyBurned: { qty: 560, units: 'kcal' },
    heartRateData: [],
    route: [],
  })
    .replace('"heartRateData":[]', `"heartRateData":[${heartRates.join(',')}]`)
    .replace('"route":[]', `"route":[${route.join(',')}]`);
}
