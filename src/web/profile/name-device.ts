/** 'Firefox on Windows', as far as the browser's own words allow. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const browser = BROWSERS.find(({ sign }) => sign.test(userAgent))?.name;
  const system = SYSTEMS.find(({ sign }) => sign.test(userAgent))?.name;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A program';
}

// Each browser names those it descends from, so the youngest comes first.
const BROWSERS = [
  { sign: /\bEdg(e|A|iOS)?\//, name: 'Edge' },
  { sign: /\bOPR\/|\bOpera\b/, name: 'Opera' },
  { sign: /\bSamsungBrowser\//, name: 'Samsung Internet' },
  { sign: /\b(Firefox|FxiOS)\//, name: 'Firefox' },
  { sign: /\b(Headless)?Chrome\/|\bCriOS\//, name: 'Chrome' },
  { sign: /\bSafari\//, name: 'Safari' },
];

const SYSTEMS = [
  { sign: /\biPhone\b/, name: 'iPhone' },
  { sign: /\biPad\b/, name: 'iPad' },
  { sign: /\bAndroid\b/, name: 'Android' },
  { sign: /\bWindows\b/, name: 'Windows' },
  { sign: /\bCrOS\b/, name: 'ChromeOS' },
  { sign: /\bMacintosh\b/, name: 'Mac' },
  { sign: /\bLinux\b/, name: 'Linux' },
];
