import { describe, expect, test } from 'vitest';
import { readBytes } from '../../../../testing/imports/read-uploads.ts';
import { recognise } from './recognise.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('a file is known by what it holds', () => {
  test.each<[string, Buffer]>([
    [
      'fit',
      Buffer.concat([latin1('\x0e\x10\x54\x08\x00\x00\x00\x00.FIT\x00\x00'), Buffer.alloc(9)]),
    ],
    ['kml', Buffer.from('<kml xmlns="http://www.opengis.net/kml/2.2"/>')],
    ['gpx', Buffer.from('<?xml version="1.0"?><gpx version="1.1"></gpx>')],
    ['gpx', Buffer.from('<!-- made by hand -->\n<x:gpx xmlns:x="a"/>')],
    ['tcx', Buffer.from('          <?xml version="1.0"?>\n<TrainingCenterDatabase>')],
    ['tcx', Buffer.from('\ufeff<TrainingCenterDatabase/>')],
    ['gpx', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><gpx/>', 'utf16le')],
    ['apple-health', Buffer.from('<!DOCTYPE HealthData [\n<!ELEMENT a (b)\n>\n]>\n<HealthData>')],
    ['json', Buffer.from(' \n{"data":{}}')],
    ['json', Buffer.from('[]')],
    ['table', Buffer.from('Date,Time,Distance\n2026-03-01,0:30:00,5\n')],
    ['table', Buffer.from('BMI;Datum;Dauer\n22;01.03.2026;0:30:00\n')],
    ['zip', latin1('PK\x03\x04')],
    ['gzip', latin1('\x1f\x8b\x08')],
  ])('%s', (kind, head) => {
    expect(recognise(head)).toEqual({ kind });
  });
});

describe('what no reader takes is called by its name', () => {
  test.each<[string, Buffer | string, boolean?]>([
    ['an empty file', ''],
    ['an empty file', ' \r\n\t '],
    ['a file of zeros', Buffer.alloc(5000)],
    ['a PNG picture', latin1('\x89PNG\r\n\x1a\n\x00\x00')],
    ['a JPEG picture', latin1('\xff\xd8\xff\xe0\x00')],
    ['a HEIC picture', latin1('\x00\x00\x00\x18ftypheic\x00')],
    ['a film', latin1('\x00\x00\x00\x18ftypmp42\x00')],
    ['a PDF document', '%PDF-1.7\n'],
    ['an old Word or Excel document', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), false],
    ['a RAR archive', latin1('Rar!\x1a\x07\x01\x00'), false],
    ['a 7-Zip archive', latin1("7z\xbc\xaf'\x1c"), false],
    ['a tar archive', Buffer.concat([Buffer.alloc(257, 'a'), Buffer.from('ustar\x0000')]), false],
    ['a database of SQLite', 'SQLite format 3\x00'],
    ['a program', latin1('MZ\x90\x00\x03\x00\x00\x00')],
    ['a web page', '<!DOCTYPE html><html><body>'],
    ['an SVG picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\n'],
    ['a text file', 'Dear diary,\ntoday I ran.\nIt was long\nand it rained\n'],
    ['a file of a kind that Longrun does not know', latin1('\x07\x01\x02\x03\x04\x05\x06abc\x08')],
    ['a Polar HRM file', '[Params]\nVersion=106\n', false],
    ['a TrainingPeaks PWX file', '<pwx/>', false],
    ['a HiTrack file of Huawei Health', 'tp=lbs;k=0;lat=50.6;lon=7.2;alt=0.0;t=1.6E9\n', false],
    [
      'a table of points without a day',
      'time,lat,long,heartRate\n0,52.1,4.9,120\n1,52.1,4.9,121\n2,52.1,4.9,122\n',
      false,
    ],
    [
      'a table in sections of the Wahoo app',
      'Device,fisica,model,key,version,1\nYear,2016,Month,10\n\ntime,pwr_speed\n1,0\n',
      false,
    ],
    ['a Sigma SLF file', '<?xml version="1.0"?><Log revision="210"/>', false],
    ['an XML file that begins with <shoes>', '<shoes/>', false],
    // What every object of JavaScript has by that name is no kind of file.
    ['an XML file that begins with <constructor>', '<constructor/>', false],
  ])('%s', async (what, content, isNoWorkout = true) => {
    const { workouts, refusals } = await readBytes(content, { name: 'workout.fit' });
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what, isNoWorkout }]);
    expect(refusals[0]?.reason).toContain(what);
  });
});

const SAMSUNG = 'com.samsung.shealth.exercise,7006011,17\nstart_time,duration,exercise_type';
const RUNKEEPER =
  'Activity Id,Date,Type,Route Name,Distance (km),Duration,Climb (m),Notes,GPX File\n';

describe('values that no export has', () => {
  test.each<[string, string]>([
    ['Samsung’s', `${SAMSUNG}\n2026-07-11 16:39:58.319,511900,constructor\n`],
    [
      'GPX’s',
      '<gpx><trk><type>constructor</type><trkseg><trkpt lat="1" lon="2"><time>2026-07-11T16:39:58Z</time></trkpt><trkpt lat="1" lon="2.01"><time>2026-07-11T16:49:58Z</time></trkpt></trkseg></trk></gpx>',
    ],
  ])('a kind of workout named as a part of every object is none of %s', async (_whose, content) => {
    const { workouts } = await readBytes(content);
    expect(workouts).toHaveLength(1);
  });

  test('a table with a header alone says that it holds nothing', async () => {
    const { refusals } = await readBytes(RUNKEEPER);
    expect(refusals).toMatchObject([{ what: 'a table without workouts', isNoWorkout: true }]);
  });

  test('a climb beyond the sky was not measured', async () => {
    const line = 'a-1,2026-03-28 08:33:29,Running,,3.24,26:11,99999999999999999999,,\n';
    const { workouts } = await readBytes(RUNKEEPER + line);
    expect(workouts.map(({ workout }) => workout.ascentM)).toEqual([null]);
  });
});
