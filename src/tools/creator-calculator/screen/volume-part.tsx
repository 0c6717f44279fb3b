import { PhonePart } from '@/components/ui/phone-part.tsx';
import { volumeCalculatorCopy } from '@/tools/volume-calculator/copy.ts';
import { VolumeCalculator, type VolumeCalculatorProps } from '@/tools/volume-calculator/index.tsx';

/** The volume calculator as the last part of the page. */
export function VolumePart(props: Omit<VolumeCalculatorProps, 'headingLevel'>) {
  return (
    <PhonePart title={volumeCalculatorCopy.title} headingLevel={2}>
      <VolumeCalculator {...props} headingLevel={2} />
    </PhonePart>
  );
}
