import { afterEach, expect, test } from 'vitest';
import {
  askForReader,
  distanceFigure,
  distanceIn,
  distanceText,
  elevationText,
  exactDistance,
  heightFigure,
  kgOf,
  type Measures,
  metresOf,
  paceFigure,
  paceIn,
  paceText,
  slowerByShownS,
  sPerKmOf,
  speedIn,
  USUAL_MEASURES,
  weekStart,
  weightIn,
  weightText,
} from './measures.ts';
import { cmTyped } from './typed-height.ts';

const AMERICAN: Measures = {
  distance: 'mi',
  weight: 'lb',
  height: 'ft',
  weekStart: 'sunday',
  clock: '12',
  dates: 'month-day',
};

const readBy = (measures: Measures) => askForReader(() => measures);

afterEach(() => readBy(USUAL_MEASURES));

test('nobody in particular reads kilometres, kilograms and centimetres, and weeks from Sunday', () => {
  expect([distanceText(18_200), paceText(327), weightText(71.4), heightFigure(178)]).toEqual([
    '18.2\u00a0km',
    '5:27\u00a0/km',
    '71.4\u00a0kg',
    '178',
  ]);
  expect(weekStart()).toBe('sunday');
});

test('a marathon at 4:00 a kilometre is 26.22 miles at 6:26', () => {
  readBy(AMERICAN);
  expect([distanceText(42_195), paceText(240)]).toEqual(['26.22\u00a0mi', '6:26\u00a0/mi']);
  expect(speedIn(1609.344 / 3600)).toBeCloseTo(1, 12);
  expect(elevationText(304.8)).toBe('1,000\u00a0ft');
});

test('70 kg are 154.3 lb, and 178 cm are 5 feet 10', () => {
  readBy(AMERICAN);
  expect([weightText(70), heightFigure(178)]).toEqual(['154.3\u00a0lb', '5′ 10″']);
});

test('every distance, weight and pace to two decimals of its unit comes back as it was typed', () => {
  readBy(AMERICAN);
  for (let hundredths = 1; hundredths <= 30_000; hundredths += 7) {
    const typed = hundredths / 100;
    expect(distanceFigure(metresOf(typed))).toBe(typed.toFixed(2));
    expect(exactDistance(metresOf(typed))).toBe(typed.toLocaleString('en'));
    expect(weightIn(kgOf(typed)).toFixed(2)).toBe(typed.toFixed(2));
    expect(distanceIn(metresOf(typed))).toBeCloseTo(typed, 6);
    expect(paceIn(sPerKmOf(hundredths))).toBeCloseTo(hundredths, 9);
  }
});

test('every height in feet and inches comes back from whole centimetres as it was typed', () => {
  readBy(AMERICAN);
  for (let inches = 36; inches < 96; inches += 1) {
    const [feet, rest] = [Math.floor(inches / 12), inches % 12];
    for (const typed of [`${feet}'${rest}"`, `${feet} ${rest}`, `${feet} ft ${rest} in`]) {
      const cm = cmTyped(typed);
      expect(heightFigure(cm ?? 0), typed).toBe(`${feet}′ ${rest}″`);
      expect(cmTyped(heightFigure(cm ?? 0))).toBe(cm);
    }
  }
  expect([cmTyped('5'), cmTyped("5'12"), cmTyped('178'), cmTyped('tall')]).toEqual([
    152,
    null,
    null,
    null,
  ]);
});

test('the gap between two paces is that of the figures shown', () => {
  readBy(AMERICAN);
  const [pace, than] = [330.2, 327.9];
  expect([paceFigure(pace), paceFigure(than)]).toEqual(['8:51', '8:48']);
  expect(slowerByShownS({ pace, than })).toBe(3);
});
