/** Made-up decodes in the flat shape of vPIC: a clean one, one with a wrong check digit, a partial one. */
export const VPIC_ROWS = [
  decode('4S4BTGND7L3000001', 'SUBARU', 'Outback', '2030'),
  decode('4S4BTGND8L3000001', 'SUBARU', 'Outback', '2030', [
    '1',
    '1 - Check Digit (9th position) does not calculate properly',
  ]),
  decode('JM3KFBCM*S0', 'MAZDA', 'CX-5', '2028', ['6', '6 - Incomplete VIN']),
  decode('YV4162UK5V2000000', 'VOLVO', 'XC40', '2031'),
  decode('1C6RR7GT5L5000001', 'RAM', '1500', '2030'),
];

/** One that is told in the other shape of vPIC: a row for each variable. */
export const VPIC_VARIABLES = {
  vin: '3FMTK1SS3LM000001',
  rows: [
    { Variable: 'Suggested VIN', Value: '' },
    { Variable: 'Error Code', Value: '0 - VIN decoded clean. Check Digit (9th position) is correct' },
    { Variable: 'Make', Value: 'FORD' },
    { Variable: 'Model', Value: 'Mustang Mach-E' },
    { Variable: 'Model Year', Value: '2030' },
  ],
};

function decode(
  VIN: string,
  Make: string,
  Model: string,
  ModelYear: string,
  [ErrorCode, ErrorText] = ['0', '0 - VIN decoded clean. Check Digit (9th position) is correct'],
) {
  return {
    VIN,
    Make,
    Model,
    ModelYear,
    Series: '',
    Trim: '',
    SuggestedVIN: '',
    AdditionalErrorText: '',
    ErrorCode,
    ErrorText,
  };
}
