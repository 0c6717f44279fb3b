import { Bloom, Carton, Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Growth strategy: one product sells, the next stands beside it, the others are still outlines. */
export function ShelfDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Shop shelf with a pump bottle, a new jar marked with a star, and dashed outlines of two products to come; cartons on the shelf below"
      ground="fill-blush"
    >
      <path d="M20 60Q20 46 34 46H606Q620 46 620 60V490H20Z" className="fill-paper" />
      <path d="M44 84H596V490H44Z" className="fill-sky" />
      <Shade d="M44 84H596V112H44Z" strength={0.12} />
      <Awning />
      <path d="M44 310H596V336H44Z" className="fill-kraft" />
      <Shade d="M44 336H596V352H44Z" strength={0.14} />
      <path d="M72 316h56v22H72ZM214 316h56v22h-56Z" className="fill-paper" />
      <path d="M84 327h30M226 327h30" strokeWidth="4" />
      <path
        d="M364 316h56v22h-56ZM500 316h56v22h-56Z"
        className="fill-paper"
        strokeDasharray="5 6"
      />
      <Bottles />
      <Outlines />
      <Carton x={76} y={410} w={104} h={90} />
      <Carton x={240} y={410} w={104} h={90} />
      <Face x={270} y={456} r={15} line={2.5} />
      <Carton x={404} y={410} w={104} h={90} fill="fill-butter" />
      <Bloom x={432} y={454} r={15} />
    </Drawing>
  );
}

function Awning() {
  return (
    <g>
      <path
        d="M8 18H632V62Q632 84 606 84T580 62Q580 84 554 84T528 62Q528 84 502 84T476 62Q476 84 450 84T424 62Q424 84 398 84T372 62Q372 84 346 84T320 62Q320 84 294 84T268 62Q268 84 242 84T216 62Q216 84 190 84T164 62Q164 84 138 84T112 62Q112 84 86 84T60 62Q60 84 34 84T8 62Z"
        className="fill-white"
      />
      <path
        d="M60 18V62Q60 84 34 84T8 62V18ZM164 18V62Q164 84 138 84T112 62V18ZM268 18V62Q268 84 242 84T216 62V18ZM372 18V62Q372 84 346 84T320 62V18ZM476 18V62Q476 84 450 84T424 62V18ZM580 18V62Q580 84 554 84T528 62V18Z"
        className="fill-tomato"
      />
    </g>
  );
}

function Bottles() {
  return (
    <g>
      <path
        d="M78 196Q78 180 94 180H126Q142 180 142 196V296Q142 310 128 310H92Q78 310 78 296Z"
        className="fill-tomato"
      />
      <Shade d="M126 180Q142 180 142 196V296Q142 310 128 310H118V180Z" strength={0.16} />
      <path
        d="M94 164H126V180H94ZM104 164V146H116V164ZM70 152Q72 132 90 132H128V146H94Q84 146 84 156Z"
        className="fill-paper"
      />
      <path d="M88 212H132V276H88Z" className="fill-paper" />
      <Face x={110} y={238} r={16} line={2} />
      <path d="M97 264H123" strokeWidth="3" />
      <path d="M202 236H286V296Q286 310 272 310H216Q202 310 202 296Z" className="fill-butter" />
      <path d="M196 206H292V236H196Z" className="fill-leaf" />
      <path d="M212 214V228M228 214V228M244 214V228M260 214V228M276 214V228" strokeWidth="2" />
      <path d="M202 254H286V292H202Z" className="fill-paper" />
      <Bloom x={226} y={273} r={13} />
      <path d="M246 266H276M246 280H268" strokeWidth="2.5" />
      <Shade d="M268 236H286V296Q286 310 272 310H268Z" />
      <g transform="translate(292 176) rotate(10)">
        <path
          d="M0-40 9-24 26-31 26-13 43-8 32 6 42 21 25 25 24 43 8 35-4 49-14 34-31 40-29 22-46 16-35 1-43-14-26-18-22-36-6-26Z"
          className="fill-tomato"
        />
        <Spark x={-1} y={4} r={18} fill="fill-white" />
      </g>
    </g>
  );
}

function Outlines() {
  return (
    <g strokeDasharray="9 9">
      <path d="M358 308 366 196H418L426 308ZM362 196V172H422V196Z" className="fill-paper" />
      <path d="M372 254H412M376 272H408" strokeWidth="2.5" strokeDasharray="none" />
      <path d="M490 308V190Q490 176 504 176H552Q566 176 566 190V308Z" className="fill-paper" />
      <path d="M508 176V152H548V176" className="fill-paper" />
      <path d="M516 250h24M528 238v24" strokeWidth="4" strokeDasharray="none" />
    </g>
  );
}
