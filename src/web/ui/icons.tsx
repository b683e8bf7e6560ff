import {
  CalendarDays,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  Copy,
  Download,
  Dumbbell,
  Equal,
  ExternalLink,
  Flag,
  Footprints,
  Heart,
  House,
  type IconNode,
  Info,
  ListFilter,
  LogOut,
  Menu,
  Merge,
  MessageCircleMore,
  Monitor,
  Pencil,
  Plus,
  RefreshCw,
  Send,
  Share,
  Shield,
  Trash2,
  TrendingUp,
  TriangleAlert,
  Undo2,
  Upload,
  User,
  Weight,
  X,
} from 'lucide';
import { classNames } from './class-names.ts';

export type IconName = keyof typeof ICONS;

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
      {ICONS[name].map(([Shape, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}

/** By what they stand for here; the shapes are Lucide's. */
const ICONS = {
  dashboard: House,
  calendar: CalendarDays,
  log: Plus,
  run: TrendingUp,
  workout: Dumbbell,
  analytics: ChartNoAxesColumn,
  flag: Flag,
  weight: Weight,
  shoes: Footprints,
  coach: MessageCircleMore,
  person: User,
  share: Share,
  shield: Shield,
  menu: Menu,
  close: X,
  check: Check,
  alert: TriangleAlert,
  info: Info,
  chevronRight: ChevronRight,
  chevronLeft: ChevronLeft,
  chevronDown: ChevronDown,
  edit: Pencil,
  remove: Trash2,
  upload: Upload,
  download: Download,
  copy: Copy,
  external: ExternalLink,
  send: Send,
  refresh: RefreshCw,
  system: Monitor,
  signOut: LogOut,
  heart: Heart,
  merge: Merge,
  question: CircleQuestionMark,
  equal: Equal,
  undo: Undo2,
  filter: ListFilter,
} satisfies Record<string, IconNode>;

export const ICON_NAMES = Object.keys(ICONS).filter(isIconName);

function isIconName(name: string): name is IconName {
  return name in ICONS;
}
