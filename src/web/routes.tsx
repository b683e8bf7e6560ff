import { NotFoundScreen } from './frame/not-found-screen.tsx';

export function App() {
  return <NotFoundScreen />;
}
