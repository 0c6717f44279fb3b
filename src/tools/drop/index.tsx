import { useLocation } from 'react-router-dom';
import { dropIdOf } from '@/config/paths.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { DropScreen } from './screen/drop-screen.tsx';

/** The public page of the demand test that the address names. */
export function Drop() {
  usePrefetchQueued();
  return <DropScreen id={dropIdOf(useLocation().pathname)} />;
}
