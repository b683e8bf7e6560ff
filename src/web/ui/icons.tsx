import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconName = keyof typeof SHAPES;

type IconProps = { name: IconName; size?: 16 | 20 | 24; className?: string };

// Decoration: whatever carries an icon says the same in words.
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      {SHAPES[name]}
    </svg>
  );
}

const SHAPES = {
  dashboard: <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />,
  log: <path d="M12 5v14M5 12h14" />,
  run: <path d="m3 17 5-5 4 3.5L20.5 7M15.5 6.5h5v5" />,
  workout: <path d="M7.5 7v10M4 9.5v5M16.5 7v10M20 9.5v5M7.5 12h9" />,
  analytics: <path d="M5 20v-7M12 20V5M19 20v-10" />,
  flag: <path d="M6 21V4M6 4.8c4-2 7 2 12 0v9c-5 2-8-2-12 0" />,
  weight: (
    <path d="M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM8 10.6a5.2 5.2 0 0 1 8 0M12 13l1.8-3.4" />
  ),
  coach: (
    <path d="M20 12.5a7 7 0 0 1-7 7H5l1.6-2.6A7 7 0 0 1 13 5.5a7 7 0 0 1 7 7zM9.5 12.5h.01M13 12.5h.01M16.5 12.5h.01" />
  ),
  person: (
    <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  ),
  share: (
    <path d="M12 15V4M8 7.5 12 3.5l4 4M7 11.5H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5h-1" />
  ),
  shield: <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.01" />,
  info: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8v.01" />,
  chevronRight: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  chevronLeft: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  chevronDown: <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />,
  edit: (
    <path d="m4 20 1-4.5L16.2 4.3a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L8.5 19zM14 6.5l3.5 3.5" />
  ),
  remove: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5M14 11v5" />,
  upload: <path d="M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v3.5h15V16" />,
  download: <path d="M12 4.5V16M7.5 11.5 12 16l4.5-4.5M4.5 16v3.5h15V16" />,
  copy: <path d="M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9" />,
  external: <path d="M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H4.5v14h14V14" />,
  send: <path d="M4.5 12 20 4.5 15.5 20l-3.5-6.5z" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />,
  sun: (
    <path d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  ),
  moon: <path d="M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z" />,
  system: <path d="M4 5h16v11H4zM9 20h6M12 16v4" />,
  signOut: <path d="M10 4.5H5v15h5M15.5 8l4 4-4 4M19 12h-9" />,
  heart: (
    <path d="M12 20C5 15.3 3.5 12 3.5 9.3A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 8.5 1.6C20.5 12 19 15.3 12 20z" />
  ),
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.5 2" />,
  calendar: <path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
} satisfies Record<string, ReactNode>;

export const ICON_NAMES = Object.keys(SHAPES).filter(isIconName);

function isIconName(name: string): name is IconName {
  return name in SHAPES;
}
